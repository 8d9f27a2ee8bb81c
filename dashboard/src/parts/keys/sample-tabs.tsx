// Code samples that create a video, in three languages.
import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { CopyBlock } from '../copy-field.tsx';
import { curlSample, type SampleValues, typescriptSample } from '../guide/code-samples.ts';
import { pythonSample } from './python-sample.ts';

const languages = [
  { id: 'curl', name: 'curl', sampleOf: curlSample },
  { id: 'typescript', name: 'TypeScript', sampleOf: typescriptSample },
  { id: 'python', name: 'Python', sampleOf: pythonSample },
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
    {languages.map(({ id, name, sampleOf }) => (
      <Tabs.Panel key={id} value={id}>
        <CopyBlock value={sampleOf(values)} label={t`${name} sample`} />
      </Tabs.Panel>
    ))}
  </Tabs>
);
