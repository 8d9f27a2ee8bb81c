// Voices of Chatterbox-TTS-Server: reference files that it cannot delete.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import { accept, PROVIDER, sendRaw } from '../api.ts';
import { type CloneServer, UPLOAD_TIMEOUT_MS, wavBlob } from './clone-server.ts';

const uploaded = z.object({ uploaded_files: z.array(z.string()) });

export const chatterboxTtsServer: CloneServer = {
  async clone(server, reference, { label }, ctx) {
    const form = new FormData();
    // The server keeps an existing file of this name, and says that it was uploaded.
    form.append('files', wavBlob(reference), `${label}.wav`);
    const request = { path: '/upload_reference', atRoot: true, form, timeoutMs: UPLOAD_TIMEOUT_MS };
    const response = await sendRaw(server, request, ctx);
    if (response.status === 400)
      throw new EngineError(
        'rejected',
        'The recording cannot be used to clone a voice. Send a clear recording of one person.',
      );
    const [voice] = readJson(accept(server, request, response), uploaded, PROVIDER).uploaded_files;
    if (voice === undefined) throw new EngineError('bad_output', 'The provider did not store the voice.');
    return { json: { voice, clonedBy: 'chatterbox-tts-server' }, files: {} };
  },

  async erase(_server, voice) {
    throw new Error(
      `Chatterbox-TTS-Server cannot delete voices. Delete the file ${voice} in its folder reference_audio by hand.`,
    );
  },
};
