// Speech: a text in one of the client's voices becomes sound with its timings, stored so that later steps and videos find both.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Speech, VoiceSettings } from '@greenroom/engine-kit/ports/speech';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import type { Engines } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import type { Sidecars } from '../../library/assets.ts';
import { openEngineData, type StoredEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { sidecarsOf } from '../../library/sidecars.ts';
import type { VoiceKind } from '../../library/voices.ts';
import { encodeMp3 } from '../../media/encode-sound.ts';
import { asClientError } from '../as-client-error.ts';
import { detectLanguage } from './detect-language.ts';

/** Sound and timings as steps hand them on. */
export type StoredSpeech = {
  /** WAV, mono, 44,100 Hz. */
  sound: StoredObject;
  /** JSON of `Timings`; null where nobody knows the words. */
  timings: string | null;
  durationMs: number;
  /** What the engine could not speak as it is written, in sentences for the partner. */
  warnings: string[];
};

/** What a job needs to know of a voice: a snapshot, so that deleting the voice does not disturb it. */
export type VoiceSnapshot = { id: string; kind: VoiceKind; language: string | null; voice: StoredEngineData };

/** The hint, then the library voice's own language, then the text's, then English. */
export const spokenLanguage = (hint: string | undefined, voice: string | null, text: string): string =>
  (hint && languageCode(hint)) || (voice && languageCode(voice)) || detectLanguage(text) || 'en';

export interface SpokenRequest {
  text: string;
  /** The member of the request that the text stood in. */
  member: 'text' | 'script';
  voice: VoiceSnapshot;
  languageHint: string | undefined;
  settings: VoiceSettings;
}

export interface SpeechProduction {
  /** Stores nothing. Throws 400 where the voice's engine cannot speak the text. */
  synthesize(request: SpokenRequest, ctx: StepContext): Promise<Speech>;
  /** The same, stored under the job. */
  say(request: SpokenRequest, job: string, ctx: StepContext): Promise<StoredSpeech>;
  store(
    job: string,
    sound: { file: LocalFile; durationMs: number; warnings?: readonly string[] },
    timings: Timings | undefined,
    ctx: StepContext,
  ): Promise<StoredSpeech>;
  /** The same speech with the words that are heard in it; as it was where nobody can tell them. */
  transcribe(
    speech: StoredSpeech,
    job: string,
    heard: (file: LocalFile) => Promise<Timings>,
    ctx: StepContext,
  ): Promise<StoredSpeech>;
  /** The same sound as an MP3 for the partner, stored under the job. */
  publishable(speech: StoredSpeech, job: string, ctx: StepContext): Promise<StoredObject>;
  /** Subtitles and word timings for beside a video that speaks it, stored under the job; null where nobody knows the words. */
  sidecars(speech: StoredSpeech, job: string, ctx: StepContext): Promise<Sidecars | null>;
  open(speech: StoredSpeech, ctx: StepContext): Promise<{ file: LocalFile; timings: Timings | undefined }>;
}

export const createSpeechProduction = ({
  engines,
  objects,
}: {
  engines: Engines;
  objects: Objects;
}): SpeechProduction => {
  const store: SpeechProduction['store'] = async (job, { file, durationMs, warnings = [] }, timings, ctx) => ({
    sound: await objects.put(job, file),
    timings: timings ? await storeTimings(job, timings, ctx) : null,
    durationMs,
    warnings: [...warnings],
  });

  const readTimings = async (key: string, ctx: StepContext): Promise<Timings> =>
    JSON.parse(await readFile(await objects.open(key, ctx), 'utf8'));

  const storeTimings = async (job: string, { words, phones }: Timings, ctx: StepContext): Promise<string> => {
    const file = join(ctx.dir, `timings-${uuidv7()}.json`) as LocalFile;
    await writeFile(file, JSON.stringify({ words, phones }));
    return (await objects.put(job, file)).key;
  };

  const synthesize: SpeechProduction['synthesize'] = async (request, ctx) => {
    const { text, member, voice, languageHint, settings } = request;
    const { speech } = makerOf(engines, voice.voice, 'speech', 'voice_id');
    const language = spokenLanguage(languageHint, voice.language, text);
    const opened = await openEngineData(objects, voice.voice, ctx);
    return asClientError(member, speech.synthesize({ text, voice: opened, language, settings }, ctx));
  };

  return {
    store,

    synthesize,

    async say(request, job, ctx) {
      const speech = await synthesize(request, ctx);
      return store(job, speech, speech, ctx);
    },

    async transcribe(speech, job, heard, ctx) {
      try {
        const timings = await heard(await objects.open(speech.sound.key, ctx));
        return { ...speech, timings: await storeTimings(job, timings, ctx) };
      } catch (error) {
        if (error instanceof EngineError && error.reason === 'rejected') return speech;
        throw error;
      }
    },

    async publishable({ sound }, job, ctx) {
      return objects.put(job, await encodeMp3(await objects.open(sound.key, ctx), ctx));
    },

    async sidecars({ timings }, job, ctx) {
      if (timings === null) return null;
      const { words } = await readTimings(timings, ctx);
      const stored = Object.entries(sidecarsOf(words)).map(async ([extension, text]) => {
        const file = join(ctx.dir, `words-${uuidv7()}.${extension}`) as LocalFile;
        await writeFile(file, text);
        return [extension, await objects.put(job, file)] as const;
      });
      return Object.fromEntries(await Promise.all(stored));
    },

    async open({ sound, timings }, ctx) {
      const file = await objects.open(sound.key, ctx);
      return { file, timings: timings === null ? undefined : await readTimings(timings, ctx) };
    },
  };
};
