// The first seconds of a script as speech, for previews.
import { join } from 'node:path';
import { cutWav } from '@greenroom/engine-kit/audio/cut-wav';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { splitSentences } from '@greenroom/engine-kit/text/sentences';
import { estimateSpeechMs, type PaceOf } from '@greenroom/engine-kit/text/speech-length';
import type { Engines } from '../engines/engines.ts';
import { randomBase32 } from '../kernel/ids.ts';
import { openEngineData } from '../library/engine-data.ts';
import type { Objects } from '../library/objects.ts';
import { asClientError } from './as-client-error.ts';
import type { VoiceSnapshot } from './voice/snapshot.ts';
import { speakersOf } from './voice/speakers.ts';

/** The length of a clip. */
export const CLIP_MS = 3_000;
/** About as many characters as are spoken in 20 seconds: a first sentence may have no end. */
const MAX_CHARACTERS = 300;

/** The sentences that fill a clip. */
export function beginningOf(script: string, language: string, paceOf: PaceOf): string {
  let text = '';
  for (const sentence of splitSentences(script)) {
    text = `${text} ${sentence}`.trim();
    if (estimateSpeechMs(text, language, paceOf) > CLIP_MS) break;
  }
  return [...text].slice(0, MAX_CHARACTERS).join('');
}

/** Speaks the text, cut to the length of a clip, with the words and phones that are heard in it. Throws 400 if it cannot be spoken. */
export async function speakBeginning(
  { engines, objects }: { engines: Engines; objects: Objects },
  { text, voice, language }: { text: string; voice: VoiceSnapshot; language: string },
  ctx: StepContext,
): Promise<Speech> {
  const { speech: port } = speakersOf(engines, voice)[0]!;
  const request = { text, voice: await openEngineData(objects, voice.voice, ctx), language, settings: {} };
  const speech = await asClientError('script', port.synthesize(request, ctx));
  const durationMs = Math.min(speech.durationMs, CLIP_MS);
  const file = join(ctx.dir, `${randomBase32(12)}.wav`) as LocalFile;
  await cutWav(speech.file, file, { startMs: 0, endMs: durationMs });
  const heard = <Spoken extends { startMs: number; endMs: number }>(list: readonly Spoken[]): Spoken[] =>
    list
      .filter(({ startMs }) => startMs < durationMs)
      .map((one) => ({ ...one, endMs: Math.min(one.endMs, durationMs) }));
  return { ...speech, file, durationMs, words: heard(speech.words), phones: heard(speech.phones) };
}
