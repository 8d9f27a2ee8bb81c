// Tests parsing command lines and filling in placeholders.
import { expect, test } from 'vitest';
import { fillIn, PLACEHOLDERS, type Placeholder, parseCommandLine } from './command-line.ts';

const values = (given: Partial<Record<Placeholder, string>>) =>
  ({ ...Object.fromEntries(PLACEHOLDERS.map((name) => [name, name])), ...given }) as Record<Placeholder, string>;

test.each([
  ['piper --model voice.onnx', ['piper', '--model', 'voice.onnx']],
  [`'/opt/my tts/run' "a b"'c'\\ d`, ['/opt/my tts/run', 'a bc d']],
  ['say "" \'\'', ['say', '', '']],
  [`a "\\"\\\\ \\n \\$" '\\"'`, ['a', '"\\ \\n $', '\\"']],
  ['a $HOME `id` $(id) *; | > b && # c', ['a', '$HOME', '`id`', '$(id)', '*;', '|', '>', 'b', '&&', '#', 'c']],
  ['  a\t\n b  ', ['a', 'b']],
])('%s is split as a shell does, but never expanded', (line, words) => {
  const { program, args } = parseCommandLine(line);
  expect([program, ...args]).toEqual(words);
});

test.each([
  [`say 'open`, /mark ' is not closed/],
  ['say "open', /mark " is not closed/],
  ['say \\', /mark \\ is not closed/],
  ['', /names no program/],
  ['say {tekst}', /\{tekst\} is unknown\. Use \{text\}, \{text_file\}/],
])('%s is an error of the operator', (line, message) => {
  expect(() => parseCommandLine(line)).toThrow(message);
});

test('a value stays one argument, whatever it contains', () => {
  const text = `'; touch x; echo "$(touch x)" \`touch x\` {out} $& $1 \\`;
  const { args, uses } = parseCommandLine('say -w {out} -v={voice} {text}');
  expect(fillIn(args, values({ text, out: '/tmp/a b.wav' }))).toEqual(['-w', '/tmp/a b.wav', '-v=voice', ` ${text}`]);
  expect([...uses]).toEqual(['out', 'voice', 'text']);
});

test('a text is no option and no name of a file', () => {
  const fill = (line: string, text: string) => fillIn(parseCommandLine(`say ${line}`).args, values({ text }));
  expect(fill('{text}', '--help')).toEqual([' --help']);
  expect(fill('{text}', '/etc/passwd')).toEqual([' /etc/passwd']);
  expect(fill('--text={text}', '-v')).toEqual(['--text=-v']);
});

test('a long line is parsed in linear time', () => {
  for (const part of ['"\\', "'a", '{text', '\\ ', '"a" ', '"\\"', '{{']) {
    const line = `say ${part.repeat(50_000)}`;
    try {
      parseCommandLine(line);
    } catch (error) {
      expect(error).toMatchObject({ message: expect.stringMatching(/^SPEECH_COMMAND/) });
    }
  }
});
