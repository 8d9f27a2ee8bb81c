// The engine with a loopback server as its provider, for the tests of this package.
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { engine } from '../index.ts';
import { type LoopbackOptions, openElevenLabsLoopback } from './loopback.ts';

/** Returns the ports and their server. The caller closes the server. */
export async function openEngine(options: LoopbackOptions = {}) {
  const server = await openElevenLabsLoopback(options);
  const settings = engine.settings.parse({
    ELEVENLABS_API_KEY: 'test-key',
    ELEVENLABS_BASE_URL: `${server.origin}${options.prefix ?? ''}`,
  });
  const { log } = await testStepContext();
  const created = await engine.create(settings, { log, http: providerHttp });
  return {
    server,
    created,
    speech: created.speech!,
    voiceLibrary: created.voiceLibrary!,
    voiceClone: created.voiceClone!,
    transcription: created.transcription!,
  };
}

/** Data of a voice of the loopback server. */
export const voice = (voiceId = 'sarah') => ({ json: { voiceId }, files: {} });
