// Code samples that create a video, in three languages.
import { t } from '@lingui/core/macro';
import { Tabs, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { CodeLines } from '../code-lines.tsx';
import type { CodeLanguage } from '../code-tokens.ts';
import { CopyBlock, CopyLinesButton } from '../copy-field.tsx';
import {
  curlSamples,
  type RequestSample,
  type Sample,
  type SampleValues,
  typescriptSample,
} from '../guide/code-samples.ts';
import { Icon } from '../icons.tsx';
import { pythonSample } from './python-sample.ts';
import classes from './sample-tabs.module.css';

const programs: readonly { id: CodeLanguage; name: string; sampleOf(values: SampleValues): Sample }[] = [
  { id: 'typescript', name: 'TypeScript', sampleOf: typescriptSample },
  { id: 'python', name: 'Python', sampleOf: pythonSample },
];

export const SampleTabs = ({ values }: { values: SampleValues }) => (
  <Tabs defaultValue="curl">
    <Tabs.List mb="sm">
      {[{ id: 'curl', name: 'curl' }, ...programs].map(({ id, name }) => (
        <Tabs.Tab key={id} value={id}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel value="curl">
      <Requests samples={curlSamples(values)} />
    </Tabs.Panel>
    {programs.map(({ id, name, sampleOf }) => {
      const { title, code } = sampleOf(values);
      return (
        <Tabs.Panel key={id} value={id}>
          <CopyBlock title={title} value={code} label={t`${name} sample`} language={id} />
        </Tabs.Panel>
      );
    })}
  </Tabs>
);

/** One command for each request. The next one is open, until another one is chosen. */
const Requests = ({ samples }: { samples: readonly RequestSample[] }) => {
  const next = samples.findIndex(({ isDone }) => !isDone);
  const [chosen, setChosen] = useState({ next, index: next });
  const opened = chosen.next === next ? chosen.index : next;
  return (
    <ol className={classes.requests}>
      {samples.map(({ title, note, code, isDone }, index) => {
        const label = t`curl sample ${index + 1}`;
        const isOpen = index === opened;
        return (
          <li key={label}>
            <div className={classes.head}>
              <UnstyledButton
                className={classes.toggle}
                aria-expanded={isOpen}
                onClick={() => setChosen({ next, index: isOpen ? -1 : index })}
              >
                {isDone && (
                  <span className={classes.done} role="img" aria-label={t`Done`}>
                    <Icon name="check" size={14} />
                  </span>
                )}
                <span className={classes.text}>
                  <b>{title}</b>
                  <span>{note}</span>
                </span>
                {!isOpen && <Icon name="chevron" size={16} />}
              </UnstyledButton>
              {isOpen && <CopyLinesButton value={code} label={label} />}
            </div>
            {isOpen && <CodeLines value={code} label={label} language="shell" />}
          </li>
        );
      })}
    </ol>
  );
};
