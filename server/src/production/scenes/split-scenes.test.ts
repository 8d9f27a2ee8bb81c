// Cutting a script into scenes.
import { naturalPaceOf } from '@greenroom/engine-kit/text/natural-pace';
import { estimateSpeechMs } from '@greenroom/engine-kit/text/speech-length';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutScenes, sceneLengths } from './split-scenes.ts';

const english = (text: string) => estimateSpeechMs(text, 'en', naturalPaceOf);
const SCRIPT = `Meet the bottle that keeps up with you. It stays cold for a whole day, even in the sun. Made of one piece of steel,
it survives every fall. Choose from six colours. And because we believe in it, you can send it back within ninety days,
no questions asked. Order yours today, and the second one is half price! See you outside.`;

const solid = (text: string) => text.replace(/\s+/gu, '');
const seconds = (scenes: string[]) => scenes.map((scene) => english(scene) / 1000);

test('scenes last four to ten seconds and end where sentences end', () => {
  const scenes = cutScenes(SCRIPT, english);
  expect(scenes.length).toBeGreaterThan(2);
  expect(scenes.every((scene) => /[.!?]$/.test(scene))).toBe(true);
  for (const length of seconds(scenes)) {
    expect(length).toBeGreaterThan(4);
    expect(length).toBeLessThan(10.5);
  }
});

test('a sentence that is too long is cut at its clauses', () => {
  const long = `${'Our coffee is roasted slowly, packed by hand, shipped the same day, '.repeat(4)}and loved by everyone.`;
  const scenes = cutScenes(long, english);
  expect(scenes.length).toBeGreaterThan(1);
  expect(scenes.slice(0, -1).every((scene) => scene.endsWith(','))).toBe(true);
});

test('a long sentence without clauses is cut between words, also in scripts without spaces', () => {
  for (const [text, language] of [
    ['really '.repeat(60).trim(), 'en'],
    ['每天早上我们都用最新鲜的咖啡豆为您现磨一杯香浓的咖啡'.repeat(4), 'zh'],
  ] as const) {
    const lengthOf = (part: string) => estimateSpeechMs(part, language, naturalPaceOf);
    const scenes = cutScenes(text, lengthOf);
    expect(scenes.length).toBeGreaterThan(1);
    for (const scene of scenes) expect(lengthOf(scene)).toBeLessThan(11_000);
    expect(solid(scenes.join(''))).toBe(solid(text));
  }
});

test('two words are one scene, and white space has none', () => {
  expect(cutScenes(' Hello there ', english)).toEqual(['Hello there']);
  expect(cutScenes(' \n ', english)).toEqual([]);
});

test('a short last sentence joins its neighbour', () => {
  expect(cutScenes(`${SCRIPT} Bye!`, english).at(-1)).not.toBe('Bye!');
});

test('scenes are consecutive parts of the script, separated only by white space, and always the same', () => {
  const script = fc
    .array(
      fc.constantFrom(
        'Hi.',
        'so,',
        'coffee',
        'every single morning',
        '10:30',
        'Dr. Who',
        '—',
        '你好。',
        'wow!',
        '\n\n',
      ),
      {
        maxLength: 60,
      },
    )
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(script, (text) => {
      const scenes = cutScenes(text, english);
      expect(solid(scenes.join(''))).toBe(solid(text));
      expect(scenes.every((scene) => text.includes(scene) && scene.trim() === scene)).toBe(true);
      expect(cutScenes(text, english)).toEqual(scenes);
    }),
  );
});

test('the lengths of the scenes add up to the length of the script', () => {
  const lengths = sceneLengths(SCRIPT, cutScenes(SCRIPT, english), english);
  expect(lengths.reduce((sum, ms) => sum + ms, 0)).toBe(english(SCRIPT));
  expect(Math.min(...lengths)).toBeGreaterThan(3500);
});

test('the longest script is cut quickly enough to be asked at every estimate', () => {
  expect(cutScenes('One more sentence of about this length. '.repeat(125), english).length).toBeGreaterThan(20);
});
