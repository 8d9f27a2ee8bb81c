// Which engine gets new work, and which goes on with what was made.
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { createEngines } from './engines.ts';
import { makerOf } from './maker-of.ts';

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

test('whoever made something goes on with it, whoever gets new work', () => {
  expect(makerOf(engines, { engine: 'all' }, 'speech', 'voice_id').name).toBe('all');
  expect(engines.byName('gone')).toBeUndefined();
});

test('what was made by an engine that is gone, or cannot go on, is refused by its member', () => {
  expect(() => makerOf(engines, { engine: 'gone' }, 'speech', 'voice_id')).toThrow(
    expect.objectContaining({ status: 400, message: 'voice_id: The engine that created it (gone) is not installed.' }),
  );
  expect(() => makerOf(engines, { engine: 'voices' }, 'sceneClip', 'character_id')).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'character_id: The engine that created it (voices) cannot film scenes.',
    }),
  );
});
