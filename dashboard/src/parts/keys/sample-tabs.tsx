// Code samples that create a video, in three languages.
import { t } from '@lingui/core/macro';
import { Stack, Tabs } from '@mantine/core';
import { CopyBlock } from '../copy-field.tsx';
import { curlSamples, type Sample, type SampleValues, typescriptSample } from '../guide/code-samples.ts';
import { pythonSample } from './python-sample.ts';

const languages: readonly { id: string; name: string; samplesOf(values: SampleValues): Sample[] }[] = [
  { id: 'curl', name: 'curl', samplesOf: curlSamples },
  { id: 'typescript', name: 'TypeScript', samplesOf: (values) => [typescriptSample(values)] },
  { id: 'python', name: 'Python', samplesOf: (values) => [pythonSample(values)] },
];

export const SampleTabs = ({ values }: { values: SampleValues }) => (
  <Tabs defaultValue="curl">
    <Tabs.List mb="sm">
      {languages.map(({ id, name }) => (
        <Tabs.Tab key={id} value={id}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {languages.map(({ id, name, samplesOf }) => (
      <Tabs.Panel key={id} value={id}>
        <Stack gap="sm">
          {samplesOf(values).map(({ title, code }, index, { length }) => (
            <CopyBlock
              key={title}
              title={length > 1 ? `${index + 1}. ${title}` : title}
              value={code}
              label={length > 1 ? t`${name} sample ${index + 1}` : t`${name} sample`}
            />
          ))}
        </Stack>
      </Tabs.Panel>
    ))}
  </Tabs>
);
