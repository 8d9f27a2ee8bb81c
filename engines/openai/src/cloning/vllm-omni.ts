// Voices of vLLM-Omni, which stores them by name and needs the ID of a consent.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import { accept, PROVIDER, send, sendRaw } from '../api.ts';
import { type CloneServer, UPLOAD_TIMEOUT_MS, wavBlob } from './clone-server.ts';

const PATH = '/audio/voices';

const listed = z.object({ uploaded_voices: z.array(z.object({ name: z.string() })).nullish() });

export const vllmOmni: CloneServer = {
  async clone(server, reference, { label, consent }, ctx) {
    if (consent === undefined)
      throw new EngineError(
        'rejected',
        'This voice needs a recorded consent. Create it with a consent statement of the person.',
      );
    const voice = { json: { voice: label, clonedBy: 'vllm-omni' }, files: {} };
    const { uploaded_voices } = readJson(await send(server, { path: PATH }, ctx), listed, PROVIDER);
    // Uploaded by an earlier attempt.
    if (uploaded_voices?.some(({ name }) => name.toLowerCase() === label)) return voice;
    const form = new FormData();
    form.append('audio_sample', wavBlob(reference), `${label}.wav`);
    // Leads to the statement in Greenroom without telling who the person is.
    form.append('consent', label);
    form.append('name', label);
    await send(server, { path: PATH, form, timeoutMs: UPLOAD_TIMEOUT_MS }, ctx);
    return voice;
  },

  async erase(server, voice, caller) {
    const request = { method: 'DELETE', path: `${PATH}/${encodeURIComponent(voice)}` } as const;
    const response = await sendRaw(server, request, caller);
    if (response.status !== 404) accept(server, request, response);
  },
};
