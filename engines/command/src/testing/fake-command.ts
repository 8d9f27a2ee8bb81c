// The engine with the fake speech program, for tests.
import { fileURLToPath } from 'node:url';
import { offline } from '@greenroom/engine-kit/testing/offline';
import { engine } from '../index.ts';

const FAKE = fileURLToPath(new URL('./fake-speech.ts', import.meta.url));

/** Creates the engine as the service does, from the texts of its settings. */
export async function createEngine(settings: Record<string, string>) {
  const { speech, voiceLibrary } = await engine.create(engine.settings.parse(settings), offline);
  return { speech: speech!, voiceLibrary: voiceLibrary! };
}

/** @param args the arguments of SPEECH_COMMAND, with placeholders */
export const fakeCommand = (args: string): string => `'${process.execPath}' '${FAKE}' ${args}`;

/** What the fake program writes to its working directory. */
export interface Received {
  text: string;
  note?: string;
  argv: string[];
  env: Record<string, string>;
}
