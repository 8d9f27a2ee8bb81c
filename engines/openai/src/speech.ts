// The speech port.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { type ImportedSpeech, importSpeech } from '@greenroom/engine-kit/media/import-speech';
import type { SpeechPort, SpeechRequest } from '@greenroom/engine-kit/ports/speech';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import { naturalPaceOf } from '@greenroom/engine-kit/text/natural-pace';
import { ENGINE_NAME } from './api.ts';
import { changeTempo } from './change-tempo.ts';
import { voiceAtChatterbox } from './cloning/chatterbox-tts-api.ts';
import { speechUnit } from './models.ts';
import type { Server } from './servers.ts';
import type { FindSoftware, Software } from './software.ts';
import { type SpokenPart, speakCaptioned, speakPart } from './speak.ts';
import { durationMsOf, isSilent, joinSpeech, PART_PAUSE_MS } from './speech-files.ts';
import { splitText } from './split-text.ts';
import { estimateWords, hearWords, type Recording, timeReportedWords } from './time-words.ts';
import type { Transcriber } from './transcribe.ts';
import { readVoice } from './voice-data.ts';

/** As for all engines, if a request names none. */
const DEFAULT_SPEED = 1.2;

/** See `SPEECH_MODELS`. */
const SHUTDOWN =
  'OpenAI shuts down its speech models on 6 January 2027. Set OPENAI_SPEECH_BASE_URL to another server, or ENGINE_SPEECH to another engine.';

const IGNORES_SPEED: ReadonlySet<Software> = new Set(['chatterbox-tts-api']);

export interface SpeechDeps {
  server: Server;
  findSoftware: FindSoftware;
  model: string;
  /** Finds the times of words that the speech server does not report. */
  transcriber: Transcriber | undefined;
}

export function createSpeech({ server, findSoftware, model, transcriber }: SpeechDeps): SpeechPort {
  let hasCaptions = true;
  let isWarned = !server.isOpenAi;

  const unit = speechUnit(model);

  const recordUsage = async (quantity: number, ctx: StepContext) => {
    if (!server.isFree) await ctx.recordUsage({ engine: ENGINE_NAME, model, unit, quantity });
  };

  async function speak(text: string, { voice, language, settings }: SpeechRequest, ctx: StepContext) {
    const { software } = await findSoftware(ctx);
    const data = readVoice(voice.json);
    const name =
      data.clonedBy === 'chatterbox-tts-api' ? await voiceAtChatterbox(server, voice, language, ctx) : data.voice;
    const request = { model, text, voice: name, speed: settings.speed ?? DEFAULT_SPEED };
    if (software === 'kokoro' && hasCaptions) {
      const spoken = await speakCaptioned(server, request, ctx);
      if (spoken) return spoken;
      hasCaptions = false;
    }
    const spoken = await speakPart(server, request, ctx);
    return IGNORES_SPEED.has(software)
      ? { ...spoken, file: await changeTempo(spoken.file, request.speed, ctx) }
      : spoken;
  }

  return {
    isFree: server.isFree,
    pace: naturalPaceOf,

    async synthesize(request, ctx) {
      ctx.signal.throwIfAborted();
      const { text, language } = request;
      requireWords(text);
      if (!isWarned) ctx.log.warn({ model }, SHUTDOWN);
      isWarned = true;
      const spoken: SpokenPart[] = [];
      const sounds: ImportedSpeech[] = [];
      for (const part of splitText(text)) {
        const one = await speak(part, request, ctx);
        if (unit === 'character') await recordUsage(characterCount(part), ctx);
        const sound = await importSpeech(one.file, ctx);
        if (unit === 'second') await recordUsage(sound.durationMs / 1000, ctx);
        spoken.push(one);
        sounds.push(sound);
      }
      const { file, durationMs } = await joinSpeech(sounds, ctx);
      const recording = { file, durationMs, text, language };
      const reported = reportedWords(spoken, sounds) ?? (await hearWords(recording, transcriber, ctx));
      return { file, durationMs, warnings: [], words: await timeSpokenWords(recording, reported, ctx), phones: [] };
    },

    async align({ file, text, language }, ctx) {
      ctx.signal.throwIfAborted();
      requireWords(text);
      const sound = await readWav(file);
      if (isSilent(sound)) throw notHeard();
      const recording = { file, durationMs: durationMsOf(sound), text, language };
      const heard = await hearWords(recording, transcriber, ctx);
      if (!heard) return { words: await estimateWords(recording, ctx), phones: [] };
      const words = await timeReportedWords(recording, heard, ctx);
      if (!words) throw notHeard();
      return { words, phones: [] };
    },
  };
}

function requireWords(text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('rejected', 'There is nothing to speak. Add some words.');
}

const notHeard = () =>
  new EngineError(
    'rejected',
    'The text is not heard in the recording. Use a recording in which the whole text is spoken.',
  );

/** The words of all parts in the joined sound; undefined if a part has none. */
function reportedWords(
  parts: readonly SpokenPart[],
  sounds: readonly ImportedSpeech[],
): readonly SpokenWord[] | undefined {
  const all: SpokenWord[] = [];
  let atMs = 0;
  for (const [i, { words }] of parts.entries()) {
    if (!words) return undefined;
    for (const { text, startMs, endMs } of words) all.push({ text, startMs: startMs + atMs, endMs: endMs + atMs });
    atMs += sounds[i]!.durationMs + PART_PAUSE_MS;
  }
  return all;
}

/** Speech of the provider that is too short for its text is the provider's fault. */
async function timeSpokenWords(
  recording: Recording,
  reported: readonly SpokenWord[] | undefined,
  ctx: StepContext,
): Promise<readonly SpokenWord[]> {
  try {
    const timed = reported && (await timeReportedWords(recording, reported, ctx));
    return timed ?? (await estimateWords(recording, ctx));
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause;
    throw new EngineError('bad_output', 'The engine returned speech that does not fit the text.', { cause });
  }
}
