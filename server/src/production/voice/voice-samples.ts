// A few words of a voice to choose it by: free, made when first asked for, remembered by this process, and bounded for each client.
import { readFile } from 'node:fs/promises';
import type { EngineData, Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode, languageName } from '@greenroom/engine-kit/text/languages';
import type { Db } from '../../db/db.ts';
import { type Engines, withPort } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { WithStepContext } from '../../jobs/request-step-context.ts';
import { Problem } from '../../kernel/problem.ts';
import { openEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import { getVoice } from '../../library/voices.ts';
import { encodeMp3 } from '../../media/encode-sound.ts';
import { asClientError } from '../as-client-error.ts';
import { sampleSentence } from './sample-sentences.ts';

/** Some 60 kB each. */
const REMEMBERED = 300;

/** Samples that one client may have made anew in the time. */
export const SAMPLE_LIMIT = { count: 20, withinMs: 60_000 };

type Caller = { client: string; signal: AbortSignal };

export interface VoiceSamples {
  /** Codes of the languages that the library has voices for. */
  readonly languages: readonly string[];
  /** MP3. Throws 404 where the library has no such voice, 409 where speech costs money, 429 where too many were asked for. */
  ofLibrary(call: Caller, voice: { language: string; gender: Gender }): Promise<Buffer>;
  /** Of the client's own voice. Throws not-found. */
  ofVoice(call: Caller, id: string): Promise<Buffer>;
}

interface Deps {
  db: Db;
  engines: Engines;
  objects: Objects;
  withStepContext: WithStepContext;
}

export const createVoiceSamples = ({ db, engines, objects, withStepContext }: Deps): VoiceSamples => {
  const samples = new Map<string, Promise<Buffer>>();
  const madeAt = new Map<string, number[]>();

  const countAgainst = (client: string): void => {
    const since = Date.now() - SAMPLE_LIMIT.withinMs;
    const recent = (madeAt.get(client) ?? []).filter((at) => at > since);
    if (recent.length >= SAMPLE_LIMIT.count) {
      const retryAfterSeconds = Math.ceil((recent[0]! - since) / 1000);
      throw new Problem(
        'rate_limited',
        `Those were many voices at once. Listen again in ${retryAfterSeconds} seconds.`,
        {
          retryAfterSeconds,
        },
      );
    }
    madeAt.set(client, [...recent, Date.now()]);
  };

  /** Whoever asks while a sample is being made waits for that one, so it must not end with whoever asked first. */
  const remember = (key: string, { client }: Caller, make: (ctx: StepContext) => Promise<Buffer>): Promise<Buffer> => {
    const known = samples.get(key);
    if (known) return known;
    countAgainst(client);
    const made = withStepContext({ client, signal: new AbortController().signal, idempotency: undefined }, make);
    samples.set(key, made);
    made.catch(() => samples.delete(key));
    if (samples.size > REMEMBERED) samples.delete(samples.keys().next().value!);
    return made;
  };

  const synthesize = async (
    port: SpeechPort,
    voice: EngineData,
    language: string,
    ctx: StepContext,
  ): Promise<Buffer> => {
    const text = sampleSentence(language);
    const { file } = await asClientError('language', port.synthesize({ text, voice, language, settings: {} }, ctx));
    return readFile(await encodeMp3(file, ctx));
  };

  return {
    languages: engines.forPort('voiceLibrary').voiceLibrary.languages,

    async ofLibrary(call, { language, gender }) {
      const code = languageCode(language);
      if (code === undefined) throw noVoice(language);
      const library = engines.forPort('voiceLibrary');
      const speech = freeOf(withPort(library, 'speech')?.speech);
      return remember(`library ${code} ${gender}`, call, async (ctx) => {
        const picked = await library.voiceLibrary.select({ language: code, gender }, ctx);
        if (!picked) throw noVoice(languageName(code));
        return synthesize(speech, picked.voice, picked.language, ctx);
      });
    },

    async ofVoice(call, id) {
      const { engineData: voice, language } = await getVoice(db, call.client, id);
      const speech = freeOf(makerOf(engines, voice, 'speech', 'voice_id').speech);
      return remember(`voice ${id}`, call, async (ctx) =>
        synthesize(
          speech,
          await openEngineData(objects, voice, ctx),
          (language && languageCode(language)) || 'en',
          ctx,
        ),
      );
    },
  };
};

/** Samples are not charged, so they are only made where they cost nothing. */
const freeOf = (speech: SpeechPort | undefined): SpeechPort => {
  if (speech?.isFree) return speech;
  throw new Problem('conflict', 'This voice has no preview. Create a short speech with it instead.');
};

const noVoice = (language: string) =>
  new Problem('not_found', `The library has no voice for ${language}. Pick another language, or clone a voice.`);
