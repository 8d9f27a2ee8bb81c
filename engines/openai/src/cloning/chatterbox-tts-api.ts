// Voices of chatterbox-tts-api, whose library stores one language with each voice: a clone is stored once for each language it speaks.
import { readFile, writeFile } from 'node:fs/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { accept, type Caller, PROVIDER, send, sendRaw } from '../api.ts';
import type { Server } from '../servers.ts';
import { newFile } from '../speech-files.ts';
import { readVoice } from '../voice-data.ts';
import { type CloneServer, UPLOAD_TIMEOUT_MS, wavBlob } from './clone-server.ts';

const PATH = '/voices';

/** The only language of the model that is not multilingual. */
const DEFAULT_LANGUAGE = 'en';

const library = z.object({ voices: z.array(z.object({ name: z.string() })) });

export const chatterboxTtsApi: CloneServer = {
  async clone(server, reference, { label }, ctx) {
    const file = newFile(ctx, 'wav');
    await writeFile(file, reference);
    await upload(server, { label, language: DEFAULT_LANGUAGE, reference }, ctx);
    return { json: { voice: label, clonedBy: 'chatterbox-tts-api' }, files: { reference: file } };
  },

  async erase(server, voice, caller) {
    for (const name of await listNames(server, caller)) {
      if (!name.startsWith(`${voice}-`)) continue;
      const request = { method: 'DELETE', path: `${PATH}/${encodeURIComponent(name)}` } as const;
      const response = await sendRaw(server, request, caller);
      if (response.status !== 404) accept(server, request, response);
    }
  },
};

/**
 * Returns the name of a cloned voice for a language, and stores it at the server if it is not there.
 *
 * @throws {EngineError} `rejected` if the server does not speak the language.
 */
export async function voiceAtChatterbox(
  server: Server,
  { json, files }: EngineData,
  language: string,
  ctx: StepContext,
): Promise<string> {
  const { voice: label } = readVoice(json);
  const base = language.split('-')[0]!.toLowerCase();
  const name = `${label}-${base}`;
  if ((await listNames(server, ctx)).includes(name)) return name;
  return upload(server, { label, language: base, reference: await readFile(files.reference!) }, ctx);
}

const listNames = async (server: Server, caller: Caller): Promise<string[]> =>
  readJson(await send(server, { path: PATH }, caller), library, PROVIDER).voices.map(({ name }) => name);

async function upload(
  server: Server,
  { label, language, reference }: { label: string; language: string; reference: Buffer<ArrayBuffer> },
  ctx: StepContext,
): Promise<string> {
  const name = `${label}-${language}`;
  const form = new FormData();
  form.append('voice_name', name);
  form.append('voice_file', wavBlob(reference), `${name}.wav`);
  form.append('language', language);
  const request = { path: PATH, form, timeoutMs: UPLOAD_TIMEOUT_MS };
  const response = await sendRaw(server, request, ctx);
  if (response.status === 400 && language !== DEFAULT_LANGUAGE)
    throw new EngineError('rejected', 'This voice does not speak this language. Use another voice.');
  // Stored by an earlier attempt.
  if (response.status !== 409) accept(server, request, response);
  return name;
}
