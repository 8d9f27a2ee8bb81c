// The engine that speaks with a program on this machine.
import { defineEngine } from '@greenroom/engine-kit/engine';
import { parseCommandLine } from './command-line.ts';
import { findProgram, readPaths } from './find-program.ts';
import { settings } from './settings.ts';
import { speakTask } from './speak.ts';
import { createSpeech } from './speech.ts';
import { createVoiceLibrary, parseVoices } from './voices.ts';

export const engine = defineEngine({
  name: 'command',
  settings,
  enabledBy: ['SPEECH_COMMAND'],
  async create({ SPEECH_COMMAND, SPEECH_COMMAND_VOICES, SPEECH_COMMAND_READS }) {
    const line = parseCommandLine(SPEECH_COMMAND ?? '');
    const path = await findProgram(line.program);
    const task = speakTask(await readPaths(path, SPEECH_COMMAND_READS));
    return {
      speech: createSpeech({ path, line, task }),
      voiceLibrary: createVoiceLibrary(parseVoices(SPEECH_COMMAND_VOICES)),
    };
  },
});
