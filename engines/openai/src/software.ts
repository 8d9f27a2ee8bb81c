// Finds out which software a speech server runs, from the voices that it lists.
import { parseJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import { type Caller, sendRaw } from './api.ts';
import type { Server } from './servers.ts';
import { kokoroVoiceMap } from './stock-voices.ts';

/**
 * - `kokoro`: Kokoro-FastAPI, which returns the times of words
 * - `vllm-omni`, `chatterbox-tts-api`, `chatterbox-tts-server`: they clone voices, each in its own way
 * - `other`: only OpenAI's API, such as OpenAI itself and speaches
 */
export type Software = 'kokoro' | 'vllm-omni' | 'chatterbox-tts-api' | 'chatterbox-tts-server' | 'other';

export interface SpeechServer {
  readonly software: Software;
  /** The ids of the listed voices. */
  readonly voices: readonly string[];
}

/** Asks the server at the first call, and keeps the answer for the life of the process. */
export type FindSoftware = (caller: Caller) => Promise<SpeechServer>;

/**
 * The returned function throws an `EngineError` with `unavailable` if the server does not respond. An error response says that the
 * server has no such list; the answer of a server that is starting or refuses the key is not kept.
 */
export function createFindSoftware(server: Server): FindSoftware {
  let known: SpeechServer | undefined = server.isOpenAi ? { software: 'other', voices: [] } : undefined;
  return async (caller) => {
    if (known) return known;
    const { found, sure } = await findSoftware(server, caller);
    if (sure) known = found;
    return found;
  };
}

const names = z.array(
  z.union([
    z.string(),
    z.object({ id: z.string().nullish(), name: z.string().nullish() }).transform(({ id, name }) => id ?? name ?? ''),
  ]),
);

/** `GET /audio/voices`. Only vLLM-Omni lists uploaded voices, only Chatterbox-TTS-Server returns a status, only speaches an object. */
const audioVoices = z.object({
  voices: names,
  uploaded_voices: z.array(z.unknown()).nullish(),
  status: z.string().nullish(),
  object: z.string().nullish(),
});

/** `GET /voices` of chatterbox-tts-api. */
const library = z.object({ voices: names, count: z.number() });

async function findSoftware(server: Server, caller: Caller): Promise<{ found: SpeechServer; sure: boolean }> {
  let sure = true;
  const get = async <T>(path: string, schema: z.ZodType<T>, atRoot = false): Promise<T | undefined> => {
    const { status, body } = await sendRaw(server, { path, atRoot, timeoutMs: 10_000 }, caller);
    if (status === 401 || status === 403 || status === 429 || status >= 500) sure = false;
    return status === 200 ? schema.safeParse(parseJson(body)).data : undefined;
  };
  const listed = await get('/audio/voices', audioVoices);
  if (listed) return { found: { software: softwareOf(listed), voices: listed.voices }, sure };
  const stored = await get('/voices', library);
  if (stored) return { found: { software: 'chatterbox-tts-api', voices: stored.voices }, sure };
  // Builds of Chatterbox-TTS-Server without `/v1/audio/voices`.
  const files = await get('/get_reference_files', z.array(z.string()), true);
  if (files) return { found: { software: 'chatterbox-tts-server', voices: [] }, sure };
  return { found: { software: 'other', voices: [] }, sure };
}

function softwareOf({ voices, uploaded_voices, status, object }: z.output<typeof audioVoices>): Software {
  if (uploaded_voices) return 'vllm-omni';
  if (status) return 'chatterbox-tts-server';
  return !object && kokoroVoiceMap(voices) ? 'kokoro' : 'other';
}
