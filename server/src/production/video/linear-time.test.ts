// Price, shots and subtitles of a script take time that is linear in its length.
import type { ScenesRequest, TalkingHeadRequest } from '@greenroom/contract/videos';
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { estimateSpeechMs } from '@greenroom/engine-kit/text/speech-length';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { builtInEngines } from '../../engines/testing.ts';
import { Problem } from '../../kernel/problem.ts';
import { sidecarsOf } from '../../library/sidecars.ts';
import { cuesOf, formatSrt, formatVtt } from '../../library/subtitles.ts';
import { asTitle, keyWordsOf } from '../scenes/key-words.ts';
import { shotList } from '../scenes/shot-list.ts';
import { placeNear } from '../scenes/shot-places.ts';
import { cutScenes } from '../scenes/split-scenes.ts';
import { detectLanguage } from '../speech/detect-language.ts';
import { hasCallToAction } from './call-to-action.ts';
import { estimateFromScript, estimateVideo, quoteBasisOf, showScenes } from './video-quote.ts';

const engines = await builtInEngines();
const basis = quoteBasisOf(engines);
const engine = engines.forPort('sceneClip').sceneClip;

/** The estimate, or the error for a script that is too long. */
const orRefused = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};

// The API rejects blank scripts.
const scenes = (text: string) => ({ mode: 'scenes', script: `A${text}`, fast: false }) as ScenesRequest;
const talkingHead = (text: string) =>
  ({ mode: 'talking_head', speech: { kind: 'script', voice_id: 'v', script: text } }) as TalkingHeadRequest;

test('scenes are estimated in linear time', () => {
  expectLinear(
    (text) =>
      orRefused(() => {
        const request = scenes(text);
        return [estimateVideo(request, estimateFromScript(request, basis)!, basis), showScenes(request, basis.paceOf)];
      }),
    { words: ['123 ', 'Mr. ', `Come in now. ${'”'.repeat(300)}`], mixed: false },
  );
});

test('a talking head is estimated in linear time', () => {
  expectLinear(
    (text) =>
      orRefused(() => {
        const request = talkingHead(text);
        return estimateVideo(request, estimateFromScript(request, basis)!, basis);
      }),
    { words: ['123 ', 'Mr. '], mixed: false },
  );
});

test('a call to action is looked for in linear time', () => {
  expectLinear((text) => hasCallToAction(`A${text}`, 'en'), { words: ['and so ', '@', '123 ', 'a.', '. and, '] });
});

const MINUTE_MS = 60_000;
const spoken = (text: string) => {
  const words = splitWords(text);
  const wordMs = MINUTE_MS / words.length;
  return words.map((word, i) => ({ text: word, startMs: i * wordMs, endMs: (i + 0.8) * wordMs }));
};

test.each(['auto', 'voiceover'] as const)(
  'the shots of a minute, %s, are listed in time that grows with the script',
  (narrationMode) => {
    expectLinear(
      (text) =>
        shotList({
          scenes: [text],
          words: spoken(text),
          speechMs: MINUTE_MS,
          narrationMode,
          elements: [{ role: 'prop', caption: text.slice(0, 200) }],
          about: [text.slice(0, 2_000)],
          fast: false,
          engine,
        }),
      { words: ['a、', 'so, ', 'Come in now. '], mixed: false },
    );
  },
);

test('punctuation after a long sentence is no scene of its own', () => {
  const sentence = ` we roast fresh beans${', and so on'.repeat(8)}`;
  expectLinear(
    (text) =>
      orRefused(() => {
        const request = scenes(sentence + text);
        return estimateVideo(request, estimateFromScript(request, basis)!, basis);
      }),
    { mixed: false },
  );
});

test('punctuation does not slow down the shot list', () => {
  const text = `${'Come in now and stay '.repeat(30)}${'、'.repeat(4_000)}`;
  const words = spoken(text);
  expect(
    shotList({
      scenes: [text],
      words,
      speechMs: MINUTE_MS,
      narrationMode: 'auto',
      elements: [],
      about: [],
      fast: false,
      engine,
    }).at(-1)!.endMs,
  ).toBe(MINUTE_MS);
});

test('places and subtitles take linear time', () => {
  expectLinear((text) => placeNear(text, `${text} beach at night`, engine.readPlace), {
    words: ['not ', 'beach '],
    mixed: false,
  });
  expectLinear((text) => sidecarsOf(spoken(text)), { mixed: false });
});

const timed = (words: readonly string[]) => words.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
const subtitles = (words: readonly string[]) => {
  const cues = cuesOf(timed(words));
  return formatSrt(cues) + formatVtt(cues);
};
const COUNTED = ['123 ', '1 000 ', '12\u00a0', '1.', '1,', '$1', '1%'];

const readers: Record<string, readonly [read: (text: string) => unknown, words?: readonly string[]]> = {
  detectLanguage: [detectLanguage],
  keyWordsOf: [(text) => keyWordsOf(text, true), COUNTED],
  asTitle: [(text) => asTitle({ before: '', key: text, after: '' })],
  'subtitles of many words': [(text) => subtitles(splitWords(text))],
  'subtitles of long words': [(text) => subtitles([text, text])],
};

test.each(Object.entries(readers))('%s takes linear time for any text', (_, [read, words]) => {
  expectLinear(read, words && { words });
});

test('cutScenes takes linear time for any text', () => {
  expectLinear((text) => cutScenes(text, (part) => estimateSpeechMs(part, 'en', basis.paceOf)), { mixed: false });
});
