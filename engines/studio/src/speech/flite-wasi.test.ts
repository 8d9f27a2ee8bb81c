// Tests that one program speaks again and again.
import { expect, test } from 'vitest';
import { fliteModule, runFlite } from './flite-wasi.ts';

const flags = (voice: string) => ['-psdur', '-voice', voice];
const speak = async (voice: string, ...texts: string[]) => runFlite(await fliteModule(), flags(voice), texts);

test('what was spoken before changes nothing', async () => {
  const first = await speak('slt', 'Number one.', 'Hello there.');
  await speak('rms', 'Good day.');
  await speak('slt', 'Another sentence, which is longer than the others.');
  expect(await speak('slt', 'Number one.', 'Hello there.')).toEqual(first);
  expect(await speak('slt', 'Number two.', 'Hello there.')).not.toEqual(first);
});

test('hundreds of starts need no more memory than the first', async () => {
  await speak('slt', 'Number one.');
  const before = process.memoryUsage.rss();
  for (let n = 0; n < 300; n++) await speak('slt', `Number ${n}.`);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
});

test('an utterance of minutes is spoken whole, and the next one as before', async () => {
  const first = await speak('slt', 'Number one.');
  const [long] = await speak('slt', 'the quick brown fox jumps over the lazy dog and goes on '.repeat(40));
  expect(long!.samples.length / long!.sampleRate).toBeGreaterThan(60);
  expect(await speak('slt', 'Number one.')).toEqual(first);
});
