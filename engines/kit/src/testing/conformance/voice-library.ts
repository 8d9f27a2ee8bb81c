// What every voice-library port must do.
import { expect, test } from 'vitest';
import type { VoiceLibraryPort } from '../../ports/voice-library.ts';
import { languageCode } from '../../text/languages.ts';
import type { CreateStepContext } from './checks.ts';

export function testVoiceLibraryPort(port: VoiceLibraryPort, createContext: CreateStepContext): void {
  test('its languages are codes, each once', () => {
    expect(port.languages.length).toBeGreaterThan(0);
    expect(port.languages.map((code) => languageCode(code))).toEqual([...new Set(port.languages)]);
  });

  test('a language that it names has a woman and a man, whose data fits a row', async () => {
    const ctx = await createContext();
    const [language] = port.languages;
    const voices = await Promise.all(
      (['female', 'male'] as const).map((gender) => port.select({ language: language!, gender }, ctx)),
    );
    for (const voice of voices) {
      expect(voice!.language).toBe(language);
      expect(JSON.stringify(voice!.voice.json).length).toBeLessThan(16_000);
    }
    expect(voices[0]!.voice).not.toEqual(voices[1]!.voice);
  });

  test('an unknown language has no voice', async () => {
    const ctx = await createContext();
    expect(await port.select({ language: 'Klingon', gender: 'female' }, ctx)).toBeUndefined();
  });
}
