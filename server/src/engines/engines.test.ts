// Tests the choice of the engine for new work and for stored data.
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

test('stored data goes to the engine that created it, whichever gets new work', () => {
  expect(makerOf(engines, { engine: 'all' }, 'speech', 'voice_id').name).toBe('all');
  expect(engines.byName('gone')).toBeUndefined();
});

test('stored data of an engine that is not installed or lacks the port is rejected by member', () => {
  expect(() => makerOf(engines, { engine: 'gone' }, 'speech', 'voice_id')).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'voice_id: The engine that created this voice (gone) is not installed. Create the voice again.',
    }),
  );
  expect(() => makerOf(engines, { engine: 'voices' }, 'sceneClip', 'character_id')).toThrow(
    expect.objectContaining({
      status: 400,
      message:
        'character_id: The engine that created this character (voices) cannot render scenes. Use another character.',
    }),
  );
});
