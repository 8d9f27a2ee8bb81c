// Tests real programs where they are installed; Debian has them as espeak-ng, flite, and festival with festvox-kallpc16k.
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import { expectLoudness, expectTimings, expectWav } from '@greenroom/engine-kit/testing/conformance/checks';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { findProgram } from './find-program.ts';
import { createEngine } from './testing/fake-command.ts';

const TEXTS = [
  'Every morning, we bake "fresh" bread. Come by!',
  '--help is an option; -v another.',
  `'; touch x; echo "$(touch x)" \`touch x\` & # \\ %s`,
  '/etc/passwd',
];

test.for([
  'espeak-ng -v {voice} -s {words_per_minute} -w {out} {text}',
  'espeak-ng -v {voice} --stdout',
  'flite --setf duration_stretch={length_scale} -o {out} -t {text}',
  'flite {text} {out}',
  `text2wave -eval "(Parameter.set 'Duration_Stretch {length_scale})" -o {out} {text_file}`,
])('%s', async (line, { skip }) => {
  const program = line.split(' ')[0]!;
  const path = await findProgram(program).catch(() => undefined);
  skip(path === undefined, `${program} is not installed.`);
  const { speech } = await createEngine({ SPEECH_COMMAND: line });
  const voice: EngineData = { json: { name: 'en', locale: 'en', gender: 'male' }, files: {} };
  const speak = async (text: string, speed?: number) =>
    speech.synthesize({ text, voice, language: 'en', settings: { speed } }, await testStepContext());
  for (const text of TEXTS) {
    const { file, ...timings } = await speak(text);
    const { samples, durationMs } = await expectWav(file);
    expectTimings(timings, durationMs);
    expect(timings.words.map((word) => word.text)).toEqual(splitWords(text));
    if (durationMs > 2_000) expectLoudness(samples);
  }
  const [fast, slow] = [await speak(TEXTS[0]!), await speak(TEXTS[0]!, 0.7)];
  expect(slow.durationMs / fast.durationMs).toBeGreaterThan(1.4);
});
