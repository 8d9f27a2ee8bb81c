// Tests that previews of captions have the words and lines of the painted ones.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { firstCaption } from './first-caption.ts';
import { measureCaption } from './fonts.ts';
import { planCaptions } from './layout.ts';

const FONT = 100;
const MAX_WIDTH = 1_000;

test.each([
  'Your words appear here',
  'Cold coffee again? Get the mug.',
  'Our flour comes from a small mill by the river, and every single morning we bake bread, slowly, for all who love it.',
  'Free.',
  '毎朝五時に窯に火を入れ、焼きたてのパンをゆっくり焼きます。',
])('%s', (script) => {
  const words = splitWords(script).map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 290 }));
  const { groups, text } = planCaptions(words, MAX_WIDTH, FONT);
  const lines = firstCaption(script, MAX_WIDTH / FONT, (part) => measureCaption(FONT, part, text) / FONT);
  expect(lines.map((line) => line.map((word) => word.text))).toEqual(
    groups[0]!.lines.map((line) => line.words.map((word) => word.text)),
  );
});
