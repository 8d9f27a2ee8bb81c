// A task for tests: leaves a note as soon as it has the first part of its input, and answers with the rest, or fails before.
import { writeFileSync } from 'node:fs';
import type { TaskRun } from '../../kernel/workbench.ts';

const run: TaskRun<{ note: string }, string, string> = async ({ note }, { dir }, rest) => {
  writeFileSync(`${dir}/${note}`, String(process.pid));
  if (note === 'too bad') throw new Error('nobody to be seen');
  return rest;
};

export default run;
