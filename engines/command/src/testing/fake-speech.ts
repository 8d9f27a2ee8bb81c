// A speech program for tests. Each group of vowels, or of letters that are not in ASCII, is a tone, each mark a pause.
//
// fake-speech.ts [--text TEXT | --file FILE] [--out FILE] [--wpm NUMBER] [--hz NUMBER] [--fault NAME]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatWav } from '@greenroom/engine-kit/audio/wav';

const RATE = 22_050;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['text', 'file', 'out', 'wpm', 'hz', 'fault', 'note'].map((name) => [name, { type: 'string' as const }]),
  ),
});
const text = values.text ?? readFileSync(values.file ?? 0, 'utf8');
// Tests read what the program has received.
writeFileSync(
  'received.json',
  JSON.stringify({ text, note: values.note, argv: process.argv.slice(2), env: process.env }),
);

const FAULTS: Record<string, () => unknown> = {
  exit: () => {
    process.stderr.write(`${'x'.repeat(5_000)} cannot speak: ${text}`);
    process.exit(3);
  },
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  hang: () => {
    // A descendant that keeps the pipes open.
    spawn('sleep', ['30'], { stdio: 'inherit' });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30_000);
  },
  nothing: () => process.exit(0),
  silence: () => save(new Float32Array(RATE)),
  click: () => save(tone(0.1)),
  page: () => writeFileSync(values.out!, '<html>Not a sound</html>'),
};

function speak(): void {
  const scale = 175 / Number(values.wpm ?? 175);
  const parts = [...text.toLowerCase().matchAll(/[aeiouy]+|\P{ASCII}+|[^aeiouy\s.,!?]+|[.,!?]/gu)].map(([part]) =>
    /[aeiouy]|\P{ASCII}/u.test(part)
      ? tone(0.12 * scale)
      : new Float32Array(Math.round(RATE * scale * (/\w/.test(part) ? 0.06 : 0.3))),
  );
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  save(samples);
}

function tone(seconds: number): Float32Array {
  const hz = Number(values.hz ?? 220);
  const count = Math.round(seconds * RATE);
  return Float32Array.from(
    { length: count },
    (_, i) => 0.4 * Math.sin((Math.PI * i) / count) * Math.sin((2 * Math.PI * hz * i) / RATE),
  );
}

function save(samples: Float32Array): void {
  const bytes = formatWav(samples, RATE);
  if (values.out === undefined) process.stdout.write(bytes);
  else writeFileSync(values.out, bytes);
}

(FAULTS[values.fault ?? ''] ?? speak)();
