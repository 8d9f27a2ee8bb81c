// The speech port: the program speaks, and the words are found in its sound.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { alignWords } from '@greenroom/engine-kit/media/align-words';
import { importSpeech } from '@greenroom/engine-kit/media/import-speech';
import type { Speech, SpeechPort, SpeechRequest } from '@greenroom/engine-kit/ports/speech';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { naturalPaceOf } from '@greenroom/engine-kit/text/natural-pace';
import { type CommandLine, fillIn, type Placeholder } from './command-line.ts';
import type { SpeakInput, SpeakTask } from './speak.ts';
import { parseVoice } from './voices.ts';

/** Of `VoiceSettings`. */
const DEFAULT_SPEED = 1.2;
/** Of a person who reads aloud. Synthesizers speak a little faster than the number that they are given. */
const NORMAL_WORDS_PER_MINUTE = 150;
const PACES: readonly Placeholder[] = ['speed', 'length_scale', 'words_per_minute'];

export interface SpeechProgram {
  /** Its absolute path. */
  readonly path: string;
  readonly line: CommandLine;
  readonly task: SpeakTask;
}

export const createSpeech = (program: SpeechProgram): SpeechPort => ({
  isFree: true,

  pace: naturalPaceOf,

  async synthesize(request, ctx) {
    if (!/[\p{L}\p{N}]/u.test(request.text))
      throw new EngineError('rejected', 'There is nothing to speak. Add some words.');
    return speak(program, request, ctx).catch((error: unknown) => {
      // The client's text is not at fault if the sound of the program is broken or too short for it.
      throw error instanceof EngineError && error.reason === 'rejected'
        ? new EngineError('bad_output', 'The speech program returned sound that cannot be used.', { cause: error })
        : error;
    });
  },

  align: alignWords,
});

async function speak(program: SpeechProgram, request: SpeechRequest, ctx: StepContext): Promise<Speech> {
  const { text, language } = request;
  const { file } = await ctx.runTask(program.task, speakInput(program, request, ctx.dir));
  const imported = await importSpeech(file as LocalFile, ctx);
  const timings = await alignWords({ file: imported.file, text, language }, ctx);
  return { ...imported, ...timings, warnings: [] };
}

function speakInput({ path, line }: SpeechProgram, request: SpeechRequest, dir: string): SpeakInput {
  const { args, uses } = line;
  const id = randomUUID();
  const text = onOneLine(request.text);
  const { speed = DEFAULT_SPEED } = request.settings;
  const voice = parseVoice(request.voice.json);
  const [language, locale] = localeOf(request.language, voice.locale);
  const [textFile, sound] = [join(dir, `text-${id}.txt`), join(dir, `program-${id}.wav`)];
  const values: Record<Placeholder, string> = {
    text,
    text_file: textFile,
    out: sound,
    voice: voice.name,
    language,
    locale,
    speed: speed.toFixed(2),
    length_scale: (1 / speed).toFixed(3),
    words_per_minute: String(Math.round(NORMAL_WORDS_PER_MINUTE * speed)),
  };
  return {
    command: [path, ...fillIn(args, values)],
    text,
    textFile: uses.has('text_file') ? textFile : null,
    fromStdin: !uses.has('text') && !uses.has('text_file'),
    sound,
    fromStdout: !uses.has('out'),
    tempo: PACES.some((pace) => uses.has(pace)) ? 1 : speed,
  };
}

/** Programs that read lines speak each of them alone, and arguments cannot contain the character 0. */
const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The base code and the locale: of the request if it has a region, of the voice if it speaks the same language, else the likeliest. */
function localeOf(language: string, ofVoice: string): [base: string, locale: string] {
  const requested = new Intl.Locale(language);
  const candidates = [requested, new Intl.Locale(ofVoice), requested.maximize()];
  const found = candidates.find((locale) => locale.language === requested.language && locale.region !== undefined);
  return [requested.language, found ? `${found.language}-${found.region}` : requested.language];
}
