// Shots cover the speech without a gap, each shows what its scene is about.
import { expect, test } from 'vitest';
import { shotList } from './shot-list.ts';

const scenes = ['We roast fresh beans.', 'Come in today.', 'The second cup is free.', 'See you soon!'];
const words = scenes
  .join(' ')
  .split(' ')
  .map((text, index) => ({ text, startMs: index * 400 + 50, endMs: index * 400 + 350 }));
const request = {
  scenes,
  words,
  speechMs: words.length * 400,
  narrationMode: 'auto' as const,
  elements: [],
  mood: 'A warm café.',
};

test('shots follow one another without a gap and cover the whole speech', () => {
  const shots = shotList(request);
  expect(shots[0]?.startMs).toBe(0);
  expect(shots.at(-1)?.endMs).toBe(request.speechMs);
  expect(shots.slice(1).map((shot) => shot.startMs)).toEqual(shots.slice(0, -1).map((shot) => shot.endMs));
});

test('a cut falls into the pause between two scenes, within a frame', () => {
  const [first, second] = shotList(request);
  expect(Math.abs(first!.endMs - 1600)).toBeLessThan(34);
  expect(Math.abs(second!.endMs - 2800)).toBeLessThan(34);
});

test('neighbouring shots are framed differently', () => {
  const framings = shotList(request).map((shot) => shot.framing);
  expect(framings.slice(1).every((framing, index) => framing !== framings[index])).toBe(true);
});

test('a product is narrated over, a setting is only the place', () => {
  const shots = shotList({ ...request, elements: [{ role: 'product' }, { role: 'setting' }] });
  expect(shots.map(({ element, onCamera }) => [element, onCamera])).toEqual([
    [null, true],
    [0, false],
    [1, true],
    [null, true],
  ]);
});

test('voiceover narrates everywhere', () => {
  expect(shotList({ ...request, narrationMode: 'voiceover' }).some((shot) => shot.onCamera)).toBe(false);
});

test('every element is shown while there are shots enough', () => {
  const elements = [{ role: 'prop' as const }, { role: 'prop' as const }];
  expect(shotList({ ...request, elements }).flatMap((shot) => shot.element ?? [])).toEqual([0, 1]);
  const one = { ...request, scenes: [scenes.join(' ')], elements: elements.slice(0, 1) };
  expect(shotList(one).map((shot) => shot.element)).toEqual([0]);
});
