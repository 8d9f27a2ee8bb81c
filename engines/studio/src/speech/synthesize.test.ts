// Finished speech, tested by its samples: loudness, timings, repeatability and settings.
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLoudness, measureTruePeak } from '@greenroom/engine-kit/audio/loudness';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { readOrigin } from '@greenroom/engine-kit/digital-source';
import { expect, test } from 'vitest';
import { VISEMES } from '../visemes.ts';
import type { RequestedSettings } from './delivery.ts';
import { libraryVoice } from './library-voices.ts';
import { pitchStatistics } from './pitch.ts';
import { PLAIN_VOICE } from './plain-voice.ts';
import { longTermSpectrum, spectralDistance } from './spectrum.ts';
import type { StudioVoice } from './studio-voice.ts';
import synthesize from './synthesize.task.ts';

const dir = await mkdtemp(join(tmpdir(), 'synthesize-'));
let spoken = 0;

type Asked = [text: string, language: string, settings?: RequestedSettings, voice?: StudioVoice, hurry?: number];

async function synthesized(...[text, language, settings = {}, voice = PLAIN_VOICE, hurry = 0]: Asked) {
  const file = `${spoken++}.wav`;
  const input = { file, text, language, settings, voice, hurry };
  const output = await synthesize(input, { dir, progress: () => undefined });
  return { ...output, ...(await readWav(join(dir, file))), path: join(dir, file) };
}

const known = new Map<string, ReturnType<typeof synthesized>>();

/** Several tests look at the same speech, which is synthesized once. */
function speech(...asked: Asked): ReturnType<typeof synthesized> {
  const key = JSON.stringify(asked);
  const made = known.get(key) ?? synthesized(...asked);
  known.set(key, made);
  return made;
}

const ENGLISH = 'Welcome to Bean & Bloom! We roast beans from $5.50.';
const GERMAN = 'Willkommen im Café! Wir rösten 25 Kilo Bohnen.';

test('speech of voices that were built from recordings is marked as trained, speech by rules as algorithmic', async () => {
  const originOf = async (...asked: Asked) => readOrigin((await speech(...asked)).path);
  expect(await originOf(ENGLISH, 'en')).toBe('trainedAlgorithmicMedia');
  expect(await originOf(GERMAN, 'de')).toBe('algorithmicMedia');
  expect(await originOf('Guten Morgen.', 'de', {}, { ...PLAIN_VOICE, kind: 'clone' })).toBe('trainedAlgorithmicMedia');
});

test.each([
  ['en', ENGLISH],
  ['de', GERMAN],
])('%s: words and visemes are in order, within the file and complete', async (language, text) => {
  const { words, phones, durationMs, samples, sampleRate } = await speech(text, language);
  expect(sampleRate).toBe(44_100);
  expect(Math.abs(durationMs - (samples.length / 44_100) * 1000)).toBeLessThan(1);
  expect(words.map((word) => word.text).join(' ')).toBe(text);
  for (const track of [words, phones]) {
    for (const [i, { startMs, endMs }] of track.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(track[i - 1]?.endMs ?? 0);
      expect(endMs).toBeGreaterThan(startMs);
    }
    expect(track.at(-1)!.endMs).toBeLessThanOrEqual(durationMs);
  }
  for (const { viseme } of phones) expect(VISEMES).toContain(viseme);
});

test.each([
  ['en', ENGLISH],
  ['de', GERMAN],
])('%s: word times match the sounds', async (language, text) => {
  const { words, phones, samples } = await speech(text, language);
  const starts = new Set(phones.map((phone) => phone.startMs));
  const atBoundary = words.filter((word) => starts.has(word.startMs)).length;
  expect(atBoundary / words.length).toBeGreaterThan(0.8);
  const level = (fromMs: number, toMs: number) => {
    const part = samples.subarray(Math.round(fromMs * 44.1), Math.round(toMs * 44.1));
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  };
  for (const { startMs, endMs } of words) expect(level(startMs, endMs)).toBeGreaterThan(0.01);
  const pause = words.findIndex((word) => word.text.endsWith('!'));
  expect(level(words[pause]!.endMs + 40, words[pause + 1]!.startMs - 20)).toBeLessThan(0.008);
});

test('words starting with B, M or P start with closed lips', async () => {
  const { words, phones } = await speech('My brother bakes many pies before breakfast.', 'en');
  for (const { text, startMs } of words) {
    const first = phones.find((phone) => phone.startMs === startMs);
    expect([text, first?.viseme]).toEqual([text, 'MBP']);
  }
});

test.each([
  ['en', ENGLISH],
  ['de', GERMAN],
])('%s: the length is inversely proportional to the speed', async (language, text) => {
  const { durationMs: own } = await speech(text, language, { speed: 1 });
  for (const speed of [0.7, 1.2]) {
    const { durationMs } = await speech(text, language, { speed });
    expect(Math.abs((durationMs / own) * speed - 1)).toBeLessThan(0.03);
  }
});

test('speech has the target loudness without clipping, clicks or DC offset', async () => {
  for (const [language, text] of [
    ['en', ENGLISH],
    ['de', GERMAN],
  ] as const) {
    const { samples } = await speech(text, language);
    expect(Math.abs(measureLoudness(samples, 44_100) + 14)).toBeLessThan(0.5);
    expect(measureTruePeak(samples)).toBeLessThan(-1);
    expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.002);
    expect(samples.reduce((max, value, i) => Math.max(max, Math.abs(value - (samples[i - 1] ?? 0))), 0)).toBeLessThan(
      0.63,
    );
    expect(Math.abs(samples[0]!) + Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
  }
});

test('the same text gives the same file', async () => {
  const [one, two] = [await speech(ENGLISH, 'en'), await synthesized(ENGLISH, 'en')];
  expect((await readFile(one.path)).equals(await readFile(two.path))).toBe(true);
});

test.each([
  ['es', 'Bienvenidos a nuestra nueva cafetería.'],
  ['fr', 'Bienvenue dans notre nouveau café.'],
  ['it', 'Benvenuti nella nostra nuova caffetteria.'],
  ['pt-BR', 'Bem-vindo ao nosso novo café.'],
  ['nl', 'Welkom in ons nieuwe café.'],
  ['pl', 'Witamy w naszej nowej kawiarni.'],
  ['tr', 'Yeni kafemize hoş geldiniz.'],
  ['ru', 'Добро пожаловать в наше новое кафе.'],
  ['uk', 'Ласкаво просимо до нашої нової кав’ярні.'],
  ['ar', 'مرحبا بكم في مقهانا الجديد.'],
  ['he', 'ברוכים הבאים לבית הקפה החדש.'],
  ['hi', 'हमारे नए कैफ़े में आपका स्वागत है।'],
  ['zh', '欢迎来到我们的新咖啡店。'],
  ['ja', 'わたしたちのカフェへようこそ。'],
  ['ko', '우리 새 카페에 오신 것을 환영합니다.'],
  ['th', 'ยินดีต้อนรับสู่ร้านกาแฟของเรา'],
  ['vi', 'Chào mừng bạn đến với quán cà phê.'],
  ['sw', 'Karibu kwenye mkahawa wetu mpya.'],
  ['gl', 'Benvidos á nosa nova cafetería.'],
])('%s is spoken', async (language, text) => {
  const { durationMs, phones, words, samples } = await speech(text, language);
  expect(durationMs).toBeGreaterThan(1000);
  expect(durationMs).toBeLessThan(6000);
  expect(phones.length).toBeGreaterThan(10);
  expect(words.map((word) => word.text).join('')).toBe(text.replaceAll(' ', ''));
  expect(pitchStatistics(samples, 44_100).voicedPart).toBeGreaterThan(0.2);
});

test('a script change within a sentence is spoken', async () => {
  const { words } = await speech('Visit 東京 today', 'en');
  expect(words.map((word) => word.text)).toEqual(['Visit', '東京', 'today']);
});

test('text that cannot be spoken is rejected with a reason', async () => {
  await expect(speech('🎉 … 🎉', 'en')).rejects.toMatchObject({ reason: 'rejected' });
  await expect(speech('𒀀𒁀', 'en')).rejects.toMatchObject({ reason: 'rejected' });
  await expect(speech('សួស្តី', 'km')).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringContaining('Khmer'),
  });
});

test('stability reduces the pitch excursion, speaker boost adds presence', async () => {
  for (const [language, text, voice] of [
    ['en', ENGLISH, PLAIN_VOICE],
    ['en', SEVEN_SENTENCES, MALE_VOICE],
    ['de', GERMAN, PLAIN_VOICE],
  ] as const) {
    const [lively, stable] = [
      await speech(text, language, { stability: 0 }, voice),
      await speech(text, language, { stability: 1 }, voice),
    ];
    const spread = (sound: { samples: Float32Array }) => pitchStatistics(sound.samples, 44_100).spreadSemitones;
    expect(spread(stable)).toBeLessThan(0.8 * spread(lively));
  }
  const [even, uneven] = [
    await speech(SEVEN_SENTENCES, 'en', { stability: 1 }, MALE_VOICE),
    await speech(SEVEN_SENTENCES, 'en', { stability: 0 }, MALE_VOICE),
  ];
  expect(pauseRangeMs(uneven)).toBeGreaterThan(pauseRangeMs(even) + 80);
  const [near, far] = [
    await speech(GERMAN, 'de', { useSpeakerBoost: true }),
    await speech(GERMAN, 'de', { useSpeakerBoost: false }),
  ];
  // eSpeak NG carries a sample or two over from the previous text of the process.
  expect(Math.abs(near.durationMs - far.durationMs)).toBeLessThan(6);
  expect((await readFile(near.path)).equals(await readFile(far.path))).toBe(false);
});

test('style increases excursion and pauses, similarity applies the spectrum of the voice', async () => {
  const spread = (sound: { samples: Float32Array }) => pitchStatistics(sound.samples, 44_100).spreadSemitones;
  const [plain, styled] = [
    await speech(THREE_SENTENCES, 'en', { style: 0 }),
    await speech(THREE_SENTENCES, 'en', { style: 1 }),
  ];
  expect(spread(styled)).toBeGreaterThan(1.2 * spread(plain));
  expect(styled.durationMs).toBeGreaterThan(plain.durationMs + 80);
  const [generic, own] = [
    await speech(THREE_SENTENCES, 'en', { similarityBoost: 0 }, MALE_VOICE),
    await speech(THREE_SENTENCES, 'en', { similarityBoost: 1 }, MALE_VOICE),
  ];
  const bands = (sound: { samples: Float32Array }) => longTermSpectrum(sound.samples, 44_100);
  expect(spectralDistance(bands(generic), bands(own))).toBeGreaterThan(2);
  const usual = await speech(THREE_SENTENCES, 'en', { similarityBoost: 0.75 }, MALE_VOICE);
  expect(spectralDistance(bands(usual), bands(own))).toBeGreaterThan(0.2);
});

test.each([
  ['en', 'Our bread is warm. Our friends know us by name! Bring one more along. The cup is free.'],
  ['de', 'Unser Brot ist warm. Unsere Freunde kennen uns! Bring noch jemanden mit. Der Kaffee ist frei.'],
  ['es', 'Nuestro pan es caliente. ¡Nuestros amigos nos conocen! Trae a alguien más. El café es gratis.'],
])('%s: sentences are half a second or more apart, also at the end, and closer in a hurry', async (language, text) => {
  const pausesMs = ({ words, durationMs }: Awaited<ReturnType<typeof speech>>): { inside: number[]; tail: number } => ({
    inside: words.slice(1).flatMap((word, index) => {
      const before = words[index]!;
      return /[.!]$/.test(before.text) ? [word.startMs - before.endMs] : [];
    }),
    tail: durationMs - words.at(-1)!.endMs,
  });
  const [calm, hurried] = [await speech(text, language), await speech(text, language, {}, PLAIN_VOICE, 1)].map(
    pausesMs,
  );
  expect(calm!.inside).toHaveLength(3);
  for (const pause of calm!.inside) {
    expect(pause).toBeGreaterThan(500);
    expect(pause).toBeLessThan(720);
  }
  expect(calm!.tail).toBeGreaterThan(450);
  expect(calm!.tail).toBeLessThan(600);
  for (const pause of hurried!.inside) expect(pause).toBeLessThan(500);
  expect(hurried!.tail).toBeLessThan(280);
});

test('languages of eSpeak NG are slower without hurry; in English only pauses are longer', async () => {
  const wordsMs = ({ words }: Awaited<ReturnType<typeof speech>>) =>
    words.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const slownessOf = async (...[text, language]: Asked) =>
    wordsMs(await speech(text, language)) / wordsMs(await speech(text, language, {}, PLAIN_VOICE, 1));
  expect(await slownessOf(GERMAN, 'de')).toBeGreaterThan(1.05);
  expect(await slownessOf(ENGLISH, 'en')).toBeCloseTo(1, 2);
});

test('pauses have the tone of a quiet room instead of digital silence', async () => {
  for (const [language, text] of [
    ['en', ENGLISH],
    ['de', GERMAN],
  ] as const) {
    const { samples, words } = await speech(text, language);
    const zeros = samples.filter((value) => value === 0).length;
    expect(zeros / samples.length).toBeLessThan(0.02);
    // Behind the last word no breath is drawn.
    const tail = samples.subarray(Math.round((words.at(-1)!.endMs + 100) * 44.1), samples.length - 4410);
    const db = 10 * Math.log10(tail.reduce((sum, value) => sum + value * value, 0) / tail.length);
    expect(db).toBeGreaterThan(-72);
    expect(db).toBeLessThan(-60);
  }
});

const THREE_SENTENCES =
  'Our bread is warm. Your friends all know us by name! Bring one more friend along, and the cup is free.';
const SEVEN_SENTENCES = `${THREE_SENTENCES} We open at seven. Come by on your way to work. Our pies are famous. See you tomorrow!`;
const MALE_VOICE = libraryVoice('en', 'male');

/** The difference between the longest and the shortest pause between sentences. */
function pauseRangeMs({ words }: Awaited<ReturnType<typeof speech>>): number {
  const pauses = words.slice(1).flatMap(({ startMs }, index) => {
    const before = words[index]!;
    return /[.!]$/.test(before.text) ? [startMs - before.endMs] : [];
  });
  return Math.max(...pauses) - Math.min(...pauses);
}
