// The studio's speech port: Flite for English, eSpeak NG for about a hundred languages, in task processes on this machine.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { hurryFor } from '@greenroom/engine-kit/text/speech-length';
import { alignTask } from '../speech/align.ts';
import { paceOf } from '../speech/pace.ts';
import { pronunciationWarnings } from '../speech/pronunciation-warnings.ts';
import { parseVoice } from '../speech/studio-voice.ts';
import { synthesizeTask } from '../speech/synthesize.ts';

export const studioSpeech: SpeechPort = {
  isFree: true,

  pace: paceOf,

  async synthesize({ text, voice, language, settings, maxMs = Number.POSITIVE_INFINITY }, ctx) {
    const file = `speech-${randomUUID()}.wav`;
    const speak = (hurry: number) =>
      ctx.runTask(synthesizeTask, { file, text, language, settings, hurry, voice: parseVoice(voice.json) });
    const hurry = hurryFor(text, language, paceOf, maxMs);
    let spoken = await speak(hurry);
    // A slow clone, or a text that takes longer than its estimate.
    if (spoken.durationMs > maxMs && hurry < 1) spoken = await speak(1);
    return { ...spoken, file: fileIn(ctx, file), warnings: pronunciationWarnings(text, language) };
  },

  align: (recording, ctx) => ctx.runTask(alignTask, recording),
};

const fileIn = (ctx: StepContext, name: string): LocalFile => join(ctx.dir, name) as LocalFile;
