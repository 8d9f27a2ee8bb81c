// Tests the lists of voices: the operator’s, those of OpenAI and those of Kokoro.
import { describe, expect, test } from 'vitest';
import { settings } from './settings.ts';
import { kokoroVoiceMap } from './stock-voices.ts';
import { chooseVoice, parseVoiceMap } from './voice-map.ts';

describe('voices of the operator', () => {
  test('are read by language and gender, the best first', () => {
    const map = parseVoiceMap('en:female=nova, en:male=onyx,en:female=coral,de=thorsten,German:male=hans.wav')!;
    const choose = (language: string, gender: 'female' | 'male', variant: number) =>
      chooseVoice(map, { language, gender, variant });
    expect([0, 1, 2].map((variant) => choose('en', 'female', variant))).toEqual(['nova', 'coral', 'nova']);
    expect(choose('en', 'male', 5)).toBe('onyx');
    expect([choose('de', 'female', 0), choose('de', 'male', 1)]).toEqual(['thorsten', 'hans.wav']);
    expect(choose('fr', 'male', 0)).toBeUndefined();
  });

  test('a language with voices of one gender has a voice for both', () => {
    const map = parseVoiceMap('fr:female=siwis')!;
    expect(chooseVoice(map, { language: 'fr', gender: 'male', variant: 0 })).toBe('siwis');
  });

  test.each(['nova', 'en', 'en=', '=nova', 'xx=nova', 'en:neutral=nova', 'en:female:x=nova', ' , '])(
    '%s is no list of voices',
    (text) => {
      expect(parseVoiceMap(text)).toBeUndefined();
      expect(settings.safeParse({ OPENAI_VOICES: text }).success).toBe(false);
    },
  );
});

describe('voices of Kokoro', () => {
  const map = kokoroVoiceMap([
    'af_alloy',
    'af_heart',
    'am_santa',
    'am_adam',
    'af_v0bella',
    'bf_emma',
    'zm_yunxi',
    'x',
  ])!;

  test('have the language and gender of their ids, and the best come first', () => {
    expect([...map.keys()]).toEqual(['en', 'zh']);
    expect(map.get('en')).toEqual({ female: ['af_heart', 'bf_emma', 'af_alloy'], male: ['am_adam'] });
  });

  test('other ids are unknown', () => {
    expect(kokoroVoiceMap(['nova', 'Emily.wav', 'vivian', 'af_'])).toBeUndefined();
  });
});
