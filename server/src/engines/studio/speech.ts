// The built-in speech engine: Flite for English, eSpeak NG for some hundred languages, in child processes on this machine.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LocalFile, Workbench } from '../../kernel/workbench.ts';
import { alignTask } from '../../studio/speech/align.ts';
import { misreadIn } from '../../studio/speech/misread.ts';
import { sayTask } from '../../studio/speech/say.ts';
import { parseVoice } from '../../studio/speech/studio-voice.ts';
import type { SpeechEngine } from '../ports/speech.ts';

export const studioSpeech: SpeechEngine = {
  name: 'studio',
  local: true,

  async say({ text, voice, language, settings }, bench) {
    const file = `speech-${randomUUID()}.wav`;
    const spoken = await bench.compute(sayTask, { file, text, language, settings, voice: parseVoice(voice.json) });
    return { ...spoken, file: fileIn(bench, file), warnings: misreadIn(text, language) };
  },

  align: (recording, bench) => bench.compute(alignTask, recording),
};

const fileIn = (bench: Workbench, name: string): LocalFile => join(bench.dir, name) as LocalFile;
