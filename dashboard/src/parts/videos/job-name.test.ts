// What operators call a job.
import { expect, test } from 'vitest';
import { jobName } from './job-name.ts';

test('a job is called by its title, or else by its kind and the length of its video', () => {
  const job = { kind: 'talking_head', title: null, seconds: 9.2 };
  expect(jobName({ ...job, title: 'Summer sale' })).toBe('Summer sale');
  expect(jobName(job)).toBe('Talking head · 0:09');
  expect(jobName({ ...job, seconds: null })).toBe('Talking head');
});
