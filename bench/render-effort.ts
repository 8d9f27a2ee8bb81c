// Measures time and CPU of work in new processes.
import { fork } from 'node:child_process';

/** In seconds. */
export interface Effort {
  wall: number;
  cpu: number;
}

export const timed = async (work: () => Promise<unknown>): Promise<Effort> => {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Runs a program of this folder in a new process with one input, and returns its result. */
export const runFresh = <Result>(program: string, input: object): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL(program, import.meta.url));
    child.once('message', (result) => {
      resolve(result as Result);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`${program} ended with ${code}.`)));
    child.send(input);
  });

/** The program's side of `runFresh`. */
export const handleInput = <Input, Result>(work: (input: Input) => Promise<Result>): void => {
  process.once('message', async (input: Input) => process.send!(await work(input)));
};
