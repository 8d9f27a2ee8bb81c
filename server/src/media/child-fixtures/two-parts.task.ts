// A task for tests: leaves a note as soon as it has the first part of its input, and answers with the rest.
import { writeFileSync } from 'node:fs';
import type { TaskRun } from '../../kernel/workbench.ts';

const run: TaskRun<{ note: string }, string, string> = async ({ note }, { dir }, rest) => {
  writeFileSync(`${dir}/${note}`, String(process.pid));
  return rest;
};

export default run;
