// Tests the choice of the engine for new work and for stored data.
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { createEngines } from './engines.ts';

const { speech, sceneClip } = smallPorts;
const engines = createEngines([
  { name: 'voices', speech },
  { name: 'all', speech, sceneClip },
]);

test('the first engine with a port gets its new work', () => {
  expect(engines.forPort('speech').name).toBe('voices');
  expect(engines.forPort('sceneClip').name).toBe('all');
  expect(engines.has('lipsync')).toBe(false);
  expect(() => engines.forPort('lipsync')).toThrow('No engine has the port lipsync.');
});

test('a port with chosen engines is served by them in their order, and by no other', () => {
  const [voices, all] = [
    { name: 'voices', speech },
    { name: 'all', speech, sceneClip },
  ];
  const chosen = createEngines([voices, all], { speech: [all, voices] });
  expect(chosen.candidates('speech').map(({ name }) => name)).toEqual(['all', 'voices']);
  // Without a choice, there is no fallback.
  expect(
    createEngines([voices, all])
      .candidates('speech')
      .map(({ name }) => name),
  ).toEqual(['voices']);
});

test('an engine is found by its name, whichever gets new work', () => {
  expect(engines.byName('all')?.name).toBe('all');
  expect(engines.byName('gone')).toBeUndefined();
});

test('the pace of the first speech engine is corrected by a factor', () => {
  const paceWith = (speechPace: number) => createEngines([{ name: 'all', speech }], {}, { speechPace }).paceOf('en');
  expect(paceWith(1)).toEqual(speech.pace('en'));
  expect(paceWith(1.5).unitMs.words).toBeCloseTo(speech.pace('en').unitMs.words * 1.5);
});
