// Tests what the program receives and how its failures are reported.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import type { SpeechRequest } from '@greenroom/engine-kit/ports/speech';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';
import { createEngine, fakeCommand, type Received } from './testing/fake-command.ts';

const TEXT = 'Every morning, we bake bread. Come by!';

async function speak(args: string, request: Partial<SpeechRequest> = {}) {
  const { speech, voiceLibrary } = await createEngine({
    SPEECH_COMMAND: fakeCommand(args),
    SPEECH_COMMAND_VOICES: 'en-GB:female=180,de:male=a b',
  });
  const ctx = await testStepContext();
  const { voice } = (await voiceLibrary.select({ language: 'en', gender: 'female', variant: 0 }, ctx))!;
  const spoken = await speech.synthesize({ text: TEXT, voice, language: 'en', settings: {}, ...request }, ctx);
  const received: Received = JSON.parse(await readFile(join(ctx.dir, 'received.json'), 'utf8'));
  return { spoken, received, ctx };
}

const HOSTILE = [
  '--help me -rf / now',
  '-',
  '- a',
  '@/etc/passwd',
  `Say "hello", 'friend', \`touch x\` $(touch x) \\ $HOME; touch x | cat > x & # %s %n {out} {text}`,
  'One line.\nNext line.\r\n\r\nLast\u2028line.',
  'Zero\0zero and bell\u0007.',
  'مرحبا بكم في مقهانا الجديد. 😀 欢迎',
  'Half \ud83d of a pair',
];

test.each([['--text {text} --out {out}'], ['--text={text}'], ['--file {text_file} --out {out}'], ['']])(
  'any text reaches the program as text: %s',
  async (args) => {
    for (const text of HOSTILE.filter((one) => /[\p{L}\p{N}]/u.test(one))) {
      const { spoken, received, ctx } = await speak(args, { text });
      const line = text
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      expect(received.text.trim()).toBe(line);
      expect(spoken.words.map((word) => word.text)).toEqual(splitWords(text));
      expect(existsSync(join(ctx.dir, 'x'))).toBe(false);
    }
  },
);

test('5,000 characters reach the program', async () => {
  const text = 'Señora, la niña soñó. '.repeat(250).slice(0, 5_000);
  const { spoken, received } = await speak('--text {text} --out {out} --wpm 1000', { text });
  expect(received.text.trim()).toBe(text.trim());
  expect(spoken.words.length).toBe(splitWords(text).length);
});

test('placeholders are filled in', async () => {
  const note = async (form: string, request: Partial<SpeechRequest>) =>
    (await speak(`--note '${form}'`, request)).received.note;
  const pace = '{speed} {length_scale} {words_per_minute}';
  expect(await note(pace, {})).toBe('1.20 0.833 180');
  expect(await note(pace, { settings: { speed: 0.8 } })).toBe('0.80 1.250 120');
  expect(await note('{voice} {language} {locale}', {})).toBe('180 en en-GB');
  expect(await note('{language} {locale}', { language: 'en-AU' })).toBe('en en-AU');
  expect(await note('{language} {locale}', { language: 'de' })).toBe('de de-DE');
  expect(await note('{language} {locale}', { language: 'zh-Hant' })).toBe('zh zh-TW');
});

test('the program finds no secret in its environment, and works in the folder of the step', async () => {
  process.env.GREENROOM_TEST_SECRET = 'secret';
  const { received, ctx } = await speak('').finally(() => delete process.env.GREENROOM_TEST_SECRET);
  const { PATH, LANG, TZ, HOME, TMPDIR, ...others } = received.env;
  expect(others).toEqual({});
  expect([HOME, TMPDIR]).toEqual([ctx.dir, ctx.dir]);
  expect((await readdir(ctx.dir)).sort()).toContain('received.json');
});

test('words are found where the program speaks them', async () => {
  const { spoken } = await speak('--out {out} --wpm {words_per_minute}');
  const { samples, sampleRate } = await readWav(spoken.file);
  const loudness = (fromMs: number, toMs: number) => {
    const part = samples.subarray((fromMs * sampleRate) / 1000, (toMs * sampleRate) / 1000);
    return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
  };
  for (const { startMs, endMs } of spoken.words) expect(loudness(startMs, endMs)).toBeGreaterThan(0.005);
  const [pause, next] = [spoken.words[1]!, spoken.words[2]!];
  expect(next.startMs - pause.endMs).toBeGreaterThan(100);
  const middleMs = (pause.endMs + next.startMs) / 2;
  expect(loudness(middleMs - 40, middleMs + 40)).toBeLessThan(0.001);
});

test('without a placeholder for the pace, the sound is stretched', async () => {
  const [fast, slow] = await Promise.all([
    speak('', { settings: { speed: 1.2 } }),
    speak('', { settings: { speed: 0.7 } }),
  ]);
  expect(slow.spoken.durationMs / fast.spoken.durationMs).toBeCloseTo(1.2 / 0.7, 1);
});

test.each([
  ['exit', 'ended with exit code 3: x'],
  ['crash', 'was ended by SIGSEGV'],
])('a program that fails is bad output, with its last messages for the operator: %s', async (fault, message) => {
  const error = await speak(`--fault ${fault} --text {text} --out {out}`).catch((thrown: unknown) => thrown as Error);
  expect(error).toMatchObject({ name: 'EngineError', reason: 'bad_output', message: 'The speech program failed.' });
  const { message: cause } = (error as Error).cause as Error;
  expect(cause).toContain(message);
  expect(cause.length).toBeLessThan(2_200);
  expect(inspect(error, { depth: 9 })).not.toContain('Every morning');
});

test.each(['nothing', 'silence', 'click', 'page'])('output that is no speech is bad output: %s', async (fault) => {
  const text = 'Far more words than fit into a click. '.repeat(20);
  await expect(speak(`--fault ${fault} --out {out}`, { text })).rejects.toMatchObject({
    name: 'EngineError',
    reason: 'bad_output',
  });
});

test('a text without letters and digits is rejected before the program runs', async () => {
  await expect(speak('--fault exit', { text: ' -- … 😀' })).rejects.toMatchObject({
    reason: 'rejected',
    message: 'There is nothing to speak. Add some words.',
  });
});

test('a program that does not end is killed, even if a descendant keeps its pipes', async () => {
  const { dir } = await testStepContext();
  const [, node, script] = /^'(.+)' '(.+)' $/.exec(fakeCommand(''))!;
  const run = runProgram({
    command: [node!, script!, '--fault', 'hang', '--text', 'a'],
    dir,
    text: 'a',
    fromStdin: false,
    output: undefined,
    timeoutMs: 1_500,
  });
  await expect(run).rejects.toMatchObject({
    reason: 'bad_output',
    cause: { message: expect.stringContaining('did not end within 1.5 s') },
  });
});

test('a program that has disappeared is unavailable, and the text is in no error', async () => {
  const { dir } = await testStepContext();
  const command = [join(dir, 'gone'), 'a private text'];
  const error = await runProgram({
    command,
    dir,
    text: '',
    fromStdin: false,
    output: undefined,
    timeoutMs: 1_000,
  }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'unavailable', cause: { message: expect.stringContaining('ENOENT') } });
  expect(inspect(error, { depth: 9 })).not.toContain('private');
});
