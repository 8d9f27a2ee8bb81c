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

/** Runs a program of this folder in a new process with one question, and returns its answer. */
export const askFresh = <Answer>(program: string, question: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL(program, import.meta.url));
    child.once('message', (answer) => {
      resolve(answer as Answer);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`${program} ended with ${code}.`)));
    child.send(question);
  });

/** The program's side of `askFresh`. */
export const answerAsked = <Question, Answer>(work: (question: Question) => Promise<Answer>): void => {
  process.once('message', async (question: Question) => process.send!(await work(question)));
};
