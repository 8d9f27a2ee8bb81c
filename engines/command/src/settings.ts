// The environment variables of the engine.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

export const settings = z.object({
  SPEECH_COMMAND: setting(z.string().trim().min(1).optional(), {
    form: 'a command line such as `espeak-ng -v {voice} -s {words_per_minute} -w {out} {text}`',
    about:
      'Enables the engine: a program on this machine that speaks a text, with its arguments quoted as in a shell. No shell runs it. These are replaced: `{text}`, or `{text_file}` with the path of a file that has the text; `{out}`, the path of the WAV file that the program writes; `{voice}`, from SPEECH_COMMAND_VOICES; `{language}` (`en`) and `{locale}` (`en-US`); and the pace as `{speed}` (1 is normal), `{length_scale}` (1 divided by the speed) or `{words_per_minute}` (150 times the speed). Without `{text}` and `{text_file}`, the program reads the text from its standard input. Without `{out}`, it writes the sound to its standard output. Without a pace, the sound is stretched.',
    default: 'not set',
  }),
  SPEECH_COMMAND_VOICES: setting(list.refine((items) => items.length > 0).default(['en']), {
    form: 'a list such as en:female=en-us+f3,en:male=en-us+m3,de',
    about:
      'The languages that the program speaks, each with its voices for women and men. `{voice}` is the text after `=`, or the language itself. Several voices of a language and gender are variants.',
    default: 'en',
  }),
  SPEECH_COMMAND_READS: setting(list.default([]), {
    form: 'absolute paths, separated by commas',
    about:
      'Folders and files that the program reads, such as `/opt/piper,/srv/voices`. In the sandbox it sees nothing else, except its own file and the system’s programs and libraries in `/usr/bin` and `/usr/lib`.',
    default: 'none',
  }),
});
