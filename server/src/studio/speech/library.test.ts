// The voices kept for the library are those that the fit makes, and no two are alike.
import { expect, test } from 'vitest';
import { fitVoice } from './fit.ts';
import { libraryVoice, PERSONAS, targetOf } from './library.ts';

test('the kept voices are those that the fit makes of the personas', async () => {
  const persona = PERSONAS.find(({ name }) => name === 'Marcus')!;
  const [kept, fresh] = [libraryVoice('en', 'male'), await fitVoice(targetOf(persona))];
  for (const synthesiser of ['flite', 'espeak'] as const) {
    const [was, is] = [kept[synthesiser], fresh[synthesiser]];
    expect([is.base, is.formant]).toEqual([was.base, was.formant]);
    expect(is.pitch / was.pitch).toBeCloseTo(1, 1);
    for (const [band, gain] of is.gainsDb.entries()) expect(Math.abs(gain - was.gainsDb[band]!)).toBeLessThan(1);
  }
});

test('every persona is somebody of its own', () => {
  const voices = ['en', 'ar', 'it'].flatMap((language) => [
    libraryVoice(language, 'female'),
    libraryVoice(language, 'male'),
  ]);
  expect(new Set(voices.map(({ name }) => name)).size).toBe(PERSONAS.length);
  expect(new Set(voices.map(({ pitchHz }) => pitchHz)).size).toBe(PERSONAS.length);
});
