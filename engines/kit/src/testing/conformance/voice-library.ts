// The conformance suite of the voice library port.
import { expect, test } from 'vitest';
import type { VoiceLibraryPort } from '../../ports/voice-library.ts';
import { languageCode } from '../../text/languages.ts';
import type { CreateStepContext } from './checks.ts';

/** Registers the tests of a voice library port. */
export function testVoiceLibraryPort(port: VoiceLibraryPort, createContext: CreateStepContext): void {
  test('the languages are known base codes without duplicates', () => {
    expect(port.languages.length).toBeGreaterThan(0);
    expect(port.languages.map((code) => languageCode(code))).toEqual([...new Set(port.languages)]);
  });

  test('a language has different female and male voices within the size limit', async () => {
    const ctx = await createContext();
    const [language] = port.languages;
    const voices = await Promise.all(
      (['female', 'male'] as const).map((gender) => port.select({ language: language!, gender, variant: 0 }, ctx)),
    );
    for (const voice of voices) {
      expect(voice!.language).toBe(language);
      expect(JSON.stringify(voice!.voice.json).length).toBeLessThan(16_000);
    }
    expect(voices[0]!.voice).not.toEqual(voices[1]!.voice);
  });

  test('every variant is a voice, and the same variant is the same voice', async () => {
    const ctx = await createContext();
    const select = (variant: number) => port.select({ language: port.languages[0]!, gender: 'female', variant }, ctx);
    expect(await select(97)).toBeDefined();
    expect(await select(1)).toEqual(await select(1));
  });

  test.runIf(port.variants)('the offered variants of a language are different voices', async () => {
    const ctx = await createContext();
    const language = port.languages[0]!;
    const count = port.variants!(language, 'female');
    const selected: string[] = [];
    for (let variant = 0; variant < count; variant++)
      selected.push(JSON.stringify(await port.select({ language, gender: 'female', variant }, ctx)));
    expect(new Set(selected).size).toBe(count);
  });

  test('an unknown language has no voice', async () => {
    const ctx = await createContext();
    expect(await port.select({ language: 'Klingon', gender: 'female', variant: 0 }, ctx)).toBeUndefined();
  });
}
