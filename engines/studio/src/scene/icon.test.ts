// Pictures of things below the words of title cards, and badges.
import { expect, test } from 'vitest';
import { drawnThing } from './drawn-thing.ts';
import { subjectBadge, withThing } from './icon.ts';
import type { Overlay } from './overlay.ts';
import { overlaid, phraseLabels } from './picture-overlays.ts';
import { subjectIcons } from './subject-icon.ts';
import { titleCard } from './title-card.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const { width, height } = frame;
const spoken = { key: 30, after: undefined };
const card = titleCard({ before: 'We roast them in', key: '24', after: 'hours' }, spoken, frame)!;
const withIcon = (words: Overlay, { icon, direction }: { icon: string; direction: 'ltr' | 'rtl' }) =>
  withThing(words, drawnThing(icon, 120, frame.accent), direction, frame);

/** Columns of a picture that are not empty, from the first to the last. */
const drawnColumns = (picture: (typeof card.layers)[number]['picture']): [number, number] => {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const drawn = Array.from({ length: picture.width }, (_, x) => x).filter((x) =>
    Array.from({ length: picture.height }, (_, y) => data[(y * picture.width + x) * 4 + 3]!).some(
      (alpha) => alpha > 100,
    ),
  );
  return [drawn[0]!, drawn.at(-1)!];
};

test('the picture of everything is below the words, and inside the safe area', () => {
  for (const icon of subjectIcons) {
    const { top, layers } = withIcon(card, { icon, direction: 'ltr' })!;
    const { picture, down } = layers.at(-1)!;
    expect(down).toBeGreaterThanOrEqual(Math.max(...card.layers.map(({ picture }) => picture.height)));
    expect(top + down! + picture.height).toBeLessThanOrEqual(0.82 * height);
    const [first, last] = drawnColumns(picture);
    expect(last - first, icon).toBeGreaterThan(120);
  }
});

test('a picture is at the side where its words begin', () => {
  const columns = (['ltr', 'rtl'] as const).map((direction) =>
    drawnColumns(withIcon(card, { icon: 'coffee', direction })!.layers.at(-1)!.picture),
  );
  expect(columns[0]![1]).toBeLessThan(0.62 * width);
  expect(columns[1]![0]).toBeGreaterThan(0.38 * width);
});

test('a card whose words fill the frame has none', () => {
  const long = {
    before: 'Everything that you ever wanted to know about beans',
    key: 'Extraordinary roasting evenings together',
    after: 'every single Friday until the end of next summer',
  };
  expect(withIcon(titleCard(long, spoken, frame)!, { icon: 'coffee', direction: 'ltr' })).toBeUndefined();
});

test('a badge is seen from the first frame on, inside the safe area, in the corner without a logo', () => {
  const { top, layers } = subjectBadge('coffee', frame);
  const [{ picture, after }] = layers as [(typeof layers)[number]];
  expect(after).toBeUndefined();
  // Below the label "AI presenter".
  expect(top).toBeGreaterThanOrEqual(0.115 * height);
  const [first, last] = drawnColumns(picture);
  expect(first).toBeGreaterThan(0.6 * width);
  expect(last).toBeLessThanOrEqual(0.88 * width);
});

test('words keep their rows beside a badge', () => {
  const words = phraseLabels(
    [
      { text: 'One line', after: 0, until: 30 },
      { text: 'Two long lines of words that do not fit in one', after: 30, until: 60 },
    ],
    frame,
  );
  const rowsOf = ({ top, layers }: Overlay) => layers.map(({ down = 0 }) => top + down);
  const alone = rowsOf(overlaid(words)!);
  const beside = rowsOf(overlaid([overlaid(words)!, subjectBadge('coffee', frame)])!);
  expect(beside.slice(0, 2)).toEqual(alone);
});
