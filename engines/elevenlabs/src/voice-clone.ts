// The voice clone port: instant voice cloning, with the label of the request as the name of the voice.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { VoiceClonePort } from '@greenroom/engine-kit/ports/voice-clone';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { listAccountVoices } from './account-voices.ts';
import type { Api } from './api.ts';
import { formOf } from './forms.ts';
import { readRecording, wavBlob } from './recording.ts';
import { deleteVoice, voiceData, voiceIdOf } from './voice-data.ts';

const MIN_SOUND_MS = 3_000;
/** 10 MB as WAV. More than two minutes do not improve an instant clone. */
const MAX_SAMPLE_SECONDS = 110;
const MAX_DESCRIPTION_CHARACTERS = 500;
const TIMEOUT_MS = 180_000;

const createdSchema = z.object({ voice_id: z.string().min(1), requires_verification: z.boolean().nullish() });

/** @param http for erasing, which belongs to no step */
export function createVoiceClone(api: Api, http: HttpClient): VoiceClonePort {
  /** Returns the voice that an earlier attempt of the same step created. */
  const findCreated = async (label: string, ctx: StepContext) => {
    const voices = await listAccountVoices(api, { search: label, category: 'cloned' }, ctx);
    const found = voices.find(({ name, category }) => name === label && category === 'cloned');
    const verification = found?.voice_verification;
    const mustVerify = verification?.requires_verification === true && verification.is_verified !== true;
    return found && { voice_id: found.voice_id, requires_verification: mustVerify };
  };

  const create = async (label: string, files: readonly Blob[], consent: string | undefined, ctx: StepContext) => {
    const description = consent && [...consent].slice(0, MAX_DESCRIPTION_CHARACTERS).join('');
    const form = formOf({
      name: label,
      files,
      remove_background_noise: 'false',
      ...(description ? { description } : {}),
    });
    const texts = description ? [description] : [];
    return api.read('/v1/voices/add', { body: form, texts, schema: createdSchema, timeoutMs: TIMEOUT_MS }, ctx);
  };

  return {
    async clone({ samples, label, consent }, ctx) {
      const files: Blob[] = [];
      for (const sample of samples) files.push(wavBlob(await readUsable(sample), MAX_SAMPLE_SECONDS));
      const created = (await findCreated(label, ctx)) ?? (await create(label, files, consent, ctx));
      if (created.requires_verification) {
        await deleteVoice(api, created.voice_id, ctx);
        throw new EngineError(
          'rejected',
          'The provider refuses to clone this voice without a verification. Send other recordings.',
        );
      }
      return { voice: voiceData(created.voice_id) };
    },

    async validate(sample) {
      await readUsable(sample);
    },

    erase: (voice, signal) => deleteVoice(api, voiceIdOf(voice), { http, signal }),
  };
}

async function readUsable(sample: LocalFile) {
  const recording = await readRecording(sample);
  if (recording.soundMs === 0)
    throw new EngineError('rejected', 'The recording is silent. Send a recording of one person who speaks.');
  if (recording.soundMs < MIN_SOUND_MS) {
    throw new EngineError('rejected', 'The recording has less than 3 seconds of speech. Send a longer one.');
  }
  return recording;
}
