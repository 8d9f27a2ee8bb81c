// Compares the estimated length of scripts with the length of their speech: quantiles of the overshoot by language.
// `npm run bench:estimate` for all languages (some minutes), `npm run bench:estimate -- en de` for some.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estimateSpeechMs } from '@greenroom/engine-kit/text/speech-length';
import { paceOf } from '../engines/studio/src/speech/pace.ts';
import { PLAIN_VOICE } from '../engines/studio/src/speech/plain-voice.ts';
import type { StudioVoice } from '../engines/studio/src/speech/studio-voice.ts';
import synthesize from '../engines/studio/src/speech/synthesize.task.ts';

/** The targets: the share of videos that are no longer than estimated, and the median overshoot. */
const COVERED = 0.95;
const MEDIAN_OVERSHOOT = 0.1;

interface Sample {
  language: string;
  overshoot: number;
}

const TEXTS = join(import.meta.dirname, 'estimate-texts');

/** `xx.txt` has one text per line, `first-article.tsv` one language per line. */
async function readTexts(): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  const add = (language: string, text: string) => texts.set(language, [...(texts.get(language) ?? []), text]);
  for (const file of (await readdir(TEXTS)).sort()) {
    const lines = (await readFile(join(TEXTS, file), 'utf8')).trim().split('\n');
    if (file.endsWith('.txt')) for (const line of lines) add(file.slice(0, -'.txt'.length), line);
    else for (const [language, text] of lines.map((line) => line.split('\t'))) add(language!, text!);
  }
  return texts;
}

/** Each text as a short video, and three consecutive ones as a longer video. */
const scriptsOf = (texts: readonly string[]): string[] => [
  ...texts,
  ...texts
    .slice(2)
    .map((_, index) => texts.slice(index, index + 3).join(' '))
    .filter((_, index) => index % 2 === 0),
];

/** A female and a male voice, not shaped, because shaping does not change the length. */
const VOICES: readonly StudioVoice[] = [
  PLAIN_VOICE,
  {
    ...PLAIN_VOICE,
    gender: 'male',
    flite: { ...PLAIN_VOICE.flite, base: 'rms', pitch: 105 },
    espeak: { ...PLAIN_VOICE.espeak, base: 'max' },
  },
];

async function measure(language: string, scripts: readonly string[], dir: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [index, text] of scripts.entries()) {
    const voice = VOICES[index % VOICES.length]!;
    const { durationMs } = await synthesize(
      { text, voice, language, settings: {}, hurry: 0, file: 'speech.wav' },
      { dir, progress: () => undefined },
    );
    samples.push({ language, overshoot: estimateSpeechMs(text, language, paceOf) / durationMs - 1 });
  }
  return samples;
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(8);

function show(name: string, samples: readonly Sample[]): void {
  const sorted = samples.map(({ overshoot }) => overshoot).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  const covered = sorted.filter((overshoot) => overshoot >= 0).length / sorted.length;
  console.log(
    name.padEnd(8),
    String(sorted.length).padStart(5),
    ...[at(0.05), at(0.5), at(0.95), covered].map(percent),
  );
}

const texts = await readTexts();
const wanted = process.argv.slice(2);
const dir = await mkdtemp(join(tmpdir(), 'greenroom-estimate-'));
const all: Sample[] = [];
console.log('language texts  p5 over   median  p95 over  covered');
try {
  for (const [language, lines] of texts) {
    if (wanted.length > 0 && !wanted.includes(language)) continue;
    const samples = await measure(language, scriptsOf(lines), dir);
    show(language, samples);
    all.push(...samples);
  }
} finally {
  await rm(dir, { recursive: true, force: true });
}
show('all', all);
console.log(`targets: median overshoot under ${percent(MEDIAN_OVERSHOOT)}, covered at least ${percent(COVERED)}`);
