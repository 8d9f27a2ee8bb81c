// Engines from packages, and the errors for operators.

import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../kernel/logger.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { importEngines, openEngines } from './open-engines.ts';

const SMALL = '@greenroom/engine-kit/testing/small-engine';
const deps = { settingsOf: () => ({}), log: createLogger('silent'), http: providerHttp };

test('engines are imported by the names of their packages, in order', async () => {
  const definitions = await importEngines([SMALL, '@greenroom/engine-studio']);
  const engines = await openEngines(definitions, deps);
  expect(engines.forPort('speech').name).toBe('small');
  expect(engines.byName('studio')?.sceneClip).toBeDefined();
});

test.each([
  ['a package that is not installed', ['@acme/no-such-engine'], /cannot load @acme\/no-such-engine/],
  ['a package that is not an engine', ['zod'], /zod is not an engine/],
  ['two engines of one name', [SMALL, SMALL], /two engines named small/],
])('%s is one clear error', async (_, packages, message) => {
  const importing = importEngines(packages);
  await expect(importing).rejects.toThrow(OperatorError);
  await expect(importing).rejects.toThrow(message);
});

const engineWith = (ports: object) => ({ name: 'some', settings: z.object({}), create: async () => ports });

test('all missing ports are reported together', async () => {
  const { speech, talkingHead, firstFrame, characterSheet, voiceLibrary } = smallPorts;
  const some = engineWith({ speech, talkingHead, firstFrame, characterSheet, voiceLibrary });
  await expect(openEngines([some], deps)).rejects.toThrow(
    new OperatorError(
      'No engine in ENGINE_PACKAGES has these ports: voiceClone, sceneClip. Add an engine that has them.',
    ),
  );
});

test('an engine with voices must have the port speech', async () => {
  const { speech: _, ...silent } = smallPorts;
  const [small] = await importEngines([SMALL]);
  await expect(openEngines([engineWith(silent), small!], deps)).rejects.toThrow(
    'The engine some has the port voiceLibrary but not the port speech, so its voices cannot speak.',
  );
});

test('all settings are read before the first engine is created', async () => {
  const created: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => ({
    ...engineWith(smallPorts),
    name,
    create: async () => {
      created.push(name);
      return smallPorts;
    },
  }));
  const settingsOf = (settings: unknown) => {
    if (settings === second!.settings) throw new OperatorError('SECOND_KEY must be a key.');
    return {};
  };
  await expect(openEngines([first!, second!], { ...deps, settingsOf })).rejects.toThrow('SECOND_KEY');
  expect(created).toEqual([]);
});
