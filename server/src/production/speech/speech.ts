// Synthesizes a text in a client's voice, and stores speech with its timings, MP3 and subtitles.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Speech, VoiceSettings } from '@greenroom/engine-kit/ports/speech';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import type { Sidecars } from '../../library/assets.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { sidecarsOf } from '../../library/sidecars.ts';
import { encodeMp3 } from '../../media/encode-sound.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { asClientError } from '../as-client-error.ts';
import type { VoiceSnapshot } from '../voice/snapshot.ts';
import { speakersOf } from '../voice/speakers.ts';
import { voiceAt } from '../voice/voice-at.ts';
import { spokenLanguage } from './spoken-language.ts';
import { readTimings, type StoredSpeech, storeTimings } from './stored-speech.ts';

export interface SynthesisRequest {
  text: string;
  /** The member of the client's request that has the text. */
  member: 'text' | 'script';
  voice: VoiceSnapshot;
  languageHint: string | undefined;
  settings: VoiceSettings;
  /** The longest that the video may be; undefined for speech alone. */
  maxMs?: number;
  /** Asks no engine whose speech costs money. */
  mustBeFree?: boolean;
}

export type SpeechService = ReturnType<typeof createSpeechService>;

interface Deps {
  db: Db;
  engines: Engines;
  callEngines: CallEngines;
  objects: Objects;
}

/** A synthesized text, with the engine that spoke it. */
export type SpokenText = Speech & { engine: string };

export const createSpeechService = ({ db, engines, callEngines, objects }: Deps) => {
  /** Stores nothing. Throws 400 naming the member if the voice's engine rejects the text. */
  const synthesize = async (
    job: string,
    { text, member, voice, languageHint, settings, maxMs, mustBeFree = false }: SynthesisRequest,
    ctx: ServiceStepContext,
  ): Promise<SpokenText> => {
    const language = spokenLanguage(languageHint, voice.language, text);
    const speak = async (engine: EngineWith<'speech'>) => {
      const engineVoice = await voiceAt({ db, objects }, engine, { job, voice }, ctx);
      const made = await engine.speech.synthesize({ text, voice: engineVoice, language, settings, maxMs }, ctx);
      // The price depends on it.
      if (!Number.isFinite(made.durationMs) || made.durationMs <= 0) {
        throw new EngineError('bad_output', 'The engine returned speech with an invalid length.');
      }
      return made;
    };
    const speakers = speakersOf(engines, voice).filter((engine) => engine.speech.isFree || !mustBeFree);
    const spoken = await asClientError(member, callEngines(speakers, ctx, speak));
    return { ...spoken.result, engine: spoken.label };
  };

  const store = async (job: string, speech: SpokenText, ctx: StepContext): Promise<StoredSpeech> => ({
    sound: await objects.put(job, speech.file),
    timings: await storeTimings(objects, job, speech, ctx),
    durationMs: speech.durationMs,
    engine: speech.engine,
    warnings: [...speech.warnings],
  });

  return {
    synthesize,

    store,

    synthesizeAndStore: async (
      job: string,
      request: SynthesisRequest,
      ctx: ServiceStepContext,
    ): Promise<StoredSpeech> => store(job, await synthesize(job, request, ctx), ctx),

    /** Adds the timings that `transcribe` returns; unchanged if the engine rejects the sound. */
    async addTranscript(
      job: string,
      speech: StoredSpeech,
      transcribe: (file: LocalFile) => Promise<Timings>,
      ctx: StepContext,
    ): Promise<StoredSpeech> {
      try {
        const timings = await transcribe(await objects.open(speech.sound.key, ctx));
        return { ...speech, timings: await storeTimings(objects, job, timings, ctx) };
      } catch (error) {
        if (error instanceof EngineError && error.reason === 'rejected') return speech;
        throw error;
      }
    },

    /** The same sound as an MP3. */
    storeMp3: async (job: string, { sound }: StoredSpeech, ctx: StepContext): Promise<StoredObject> =>
      objects.put(job, await encodeMp3(await objects.open(sound.key, ctx), ctx)),

    /** Subtitles and word timings to publish beside a video; null without a transcript. */
    async storeSidecars(job: string, { timings }: StoredSpeech, ctx: StepContext): Promise<Sidecars | null> {
      if (timings === null) return null;
      const { words } = await readTimings(objects, timings, ctx);
      const stored = Object.entries(sidecarsOf(words)).map(async ([extension, text]) => {
        const file = join(ctx.dir, `words-${uuidv7()}.${extension}`) as LocalFile;
        await writeFile(file, text);
        return [extension, await objects.put(job, file)] as const;
      });
      return Object.fromEntries(await Promise.all(stored));
    },

    async open(
      { sound, timings }: StoredSpeech,
      ctx: StepContext,
    ): Promise<{ file: LocalFile; timings: Timings | undefined }> {
      const file = await objects.open(sound.key, ctx);
      return { file, timings: timings === null ? undefined : await readTimings(objects, timings, ctx) };
    },
  };
};
