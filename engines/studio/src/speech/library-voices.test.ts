// The stored library voices match the fit and differ from each other.
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { LANGUAGES } from '@greenroom/engine-kit/text/languages';
import { expect, test } from 'vitest';
import { findEspeakVoice } from './espeak-voices.ts';
import { fitVoice } from './fit-voice.ts';
import fitted from './library-voices.json' with { type: 'json' };
import { libraryVoice, PERSONAS, targetOf } from './library-voices.ts';
import { passagesOf } from './passages.ts';
import { pitchStatistics } from './pitch.ts';
import { longTermSpectrum, spectralDistance } from './spectrum.ts';
import { parseVoice } from './studio-voice.ts';
import { synthesizePassages } from './synthesize-passages.ts';

test('the stored voices are those that the fit creates from the personas', async () => {
  const persona = PERSONAS.find(({ name }) => name === 'Marcus')!;
  const [stored, fittedAgain] = [libraryVoice('en', 'male'), await fitVoice(targetOf(persona))];
  for (const synthesizer of ['flite', 'espeak'] as const) {
    const [was, is] = [stored[synthesizer], fittedAgain[synthesizer]];
    expect([is.base, is.formant]).toEqual([was.base, was.formant]);
    expect(is.pitch / was.pitch).toBeCloseTo(1, 1);
    for (const [band, gain] of is.gainsDb.entries()) expect(Math.abs(gain - was.gainsDb[band]!)).toBeLessThan(1);
  }
});

test('every persona has its own voice', () => {
  for (const language of ['en', 'ar', 'it']) {
    const voices = [0, 1, 2, 3, 4].flatMap((variant) => [
      libraryVoice(language, 'female', variant),
      libraryVoice(language, 'male', variant),
    ]);
    expect(new Set(voices.map(({ name }) => name)).size).toBe(PERSONAS.length);
    expect(new Set(voices.map(({ pitchHz }) => pitchHz)).size).toBe(PERSONAS.length);
  }
});

test.each([
  ['en', 1.3, 1.2, 'Our friendly team knows every guest by name, and bakes warm bread every morning of the year.'],
  [
    'es',
    0.5,
    0.9,
    'Nuestro equipo conoce a cada cliente por su nombre, y hornea pan caliente todas las mañanas del año.',
  ],
])('%s: voices of the same gender differ', async (language, semitones, distanceDb, text) => {
  for (const gender of ['male', 'female']) {
    const measured = [];
    for (const voice of fitted.filter((voice) => voice.gender === gender)) {
      const { samples } = await synthesizePassages(passagesOf(text, language), parseVoice(voice), {});
      measured.push({
        pitchHz: pitchStatistics(samples, SOUND_RATE).medianHz,
        bands: longTermSpectrum(samples, SOUND_RATE),
      });
    }
    for (const [index, one] of measured.entries()) {
      for (const other of measured.slice(index + 1)) {
        expect(Math.abs(12 * Math.log2(one.pitchHz / other.pitchHz))).toBeGreaterThan(semitones);
        expect(spectralDistance(one.bands, other.bands)).toBeGreaterThan(distanceDb);
      }
    }
  }
});

test('at least eighty languages have every voice', async () => {
  let spoken = 0;
  for (const language of LANGUAGES) {
    const found = [];
    for (const base of PERSONAS.map(({ espeak }) => espeak[0])) found.push(await findEspeakVoice(language, base));
    if (found.every((voice) => voice !== undefined)) spoken++;
  }
  expect(spoken).toBeGreaterThanOrEqual(80);
});
