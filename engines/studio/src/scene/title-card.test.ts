// The parts of title cards.
import { expect, test } from 'vitest';
import { seenPart } from './backgrounds.ts';
import type { Overlay } from './overlay.ts';
import { titleCard } from './title-card.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };

/** The key words are spoken after so many frames. */
const at = (key: number, after?: number) => ({ key, after });
const spoken = at(30);

/** Without the rings around a plate, which come and go. */
const lasting = ({ layers }: Overlay) => layers.filter(({ until }) => until === undefined);

/** How many parts appear one after the other, besides the mark. */
const partsOf = (before: string, key: string, after: string) =>
  lasting(titleCard({ before, key, after }, spoken, frame)!).length - 1;

test('a short claim is one part, and a longer one shows its words around the number', () => {
  expect(partsOf('In', '15', 'Minuten')).toBe(1);
  expect(partsOf('', '9 out of 10', 'clients')).toBe(2);
  expect(partsOf('Only today', '29,99 €', 'instead of more')).toBe(3);
});

/** Rows of a picture that are not empty. */
const drawnRows = ({ picture }: Overlay['layers'][number]): number => {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  return Array.from({ length: height }, (_, y) => data.subarray(y * width * 4, (y + 1) * width * 4)).filter((row) =>
    row.some((value, k) => k % 4 === 3 && value > 200),
  ).length;
};

test.each([
  ['Order today', 'huila-coffee.com', '20% off until Friday', 0],
  ['Call', '0117 496 0123', 'It costs $1,200', 1],
  ['', 'Come by and smile again', 'The first visit costs only $49', 1],
])('an offer is the largest on an end card, above how to reach the client: %s %s %s', (before, key, after, amount) => {
  const [, ...parts] = lasting(titleCard({ before, key, after }, spoken, frame, { top: 0.14, bottom: 0.5 })!);
  const tall = parts.map(drawnRows);
  // Two lines of what to do are taller together, and a plate has its padding.
  const others = tall.filter((_, index) => index !== amount && index !== parts.length - 1);
  for (const rows of others) expect(tall[amount]).toBeGreaterThan(1.4 * rows);
});

test('what is free is the largest below the presenter too, where there is no room for what to do', () => {
  const after = 'Your first bag is free, you only pay the shipping';
  const end = { top: 0.545, bottom: 0.86 };
  const parts = lasting(titleCard({ before: 'Start at', key: 'slowbean.com', after }, spoken, frame, end)!);
  const tall = parts.slice(1).map(drawnRows);
  expect(tall).toHaveLength(4);
  for (const rows of [tall[0], tall[2]]) expect(tall[1]).toBeGreaterThan(2 * rows!);
});

test('a street below an address stays small', () => {
  const title = { before: 'Order today', key: 'x.com', after: '12 Main Street' };
  const [, call, contact, street] = lasting(titleCard(title, spoken, frame, { top: 0.14, bottom: 0.5 })!);
  expect(drawnRows(street!)).toBeLessThan(drawnRows(contact!));
  expect(call!.after).toBe(0);
});

test.each([
  ['Order today', 'huila-coffee.com', '20% off until Friday'],
  ['', 'Come by and taste it with all of your friends', 'The first visit costs only $49'],
  ['Order', '99 €', 'for the first year'],
])('the words of an end card end above the presenter, below a logo: %s %s %s', (before, key, after) => {
  for (const bottom of [0.43, 0.5]) {
    const card = titleCard({ before, key, after }, spoken, frame, { top: 0.14, bottom })!;
    expect(card.top).toBeGreaterThan(0.12 * 1280);
    // Room for the rise of a layer.
    expect(card.top + card.layers[0]!.picture.height).toBeLessThan(bottom * 1280 + 60);
  }
});

test('a number is there soon, however late it is spoken', () => {
  const layers = lasting(titleCard({ before: 'We rest our dough for', key: '24', after: 'hours' }, at(55), frame)!);
  expect(layers.map(({ after }) => after)).toEqual([0, 0, 9]);
});

test('each line of the key words appears when its first word is spoken', () => {
  const title = { before: '', key: 'So we built a practice without one', after: '' };
  const [, ...lines] = lasting(
    titleCard(title, { key: 0, after: undefined, wordsAt: [0, 9, 18, 30, 33, 50, 61] }, frame)!,
  );
  const times = lines.map(({ after }) => after!);
  expect(lines.length).toBeGreaterThan(2);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  expect([50, 61]).toContain(times.at(-1));
});

test('the offer and the address of an end card enter one after the other within a second, however late they are spoken', () => {
  const title = { before: 'Order today', key: 'huila-coffee.com', after: '20% off until Friday' };
  const layers = lasting(titleCard(title, at(40, 90), frame, { top: 0.14, bottom: 0.5 })!);
  expect(layers.map(({ after }) => after)).toEqual([0, 0, 4, 8, 12]);
});

test.each([
  ['', 'warmbread.com', '', { top: 0.14, bottom: 0.5 }],
  ['', '18', 'hours', undefined],
  ['In', '15', 'Minuten', undefined],
  ['Order', 'warmbread.com', '', { top: 0.14, bottom: 0.5 }],
])('a card is never empty, even if its key words are spoken late: %s %s %s', (before, key, after, end) => {
  const [, first] = lasting(titleCard({ before, key, after }, at(80), frame, end)!);
  expect(first!.after).toBe(0);
});

test('rings around the plate come and go after it has appeared', () => {
  const { layers } = titleCard({ before: 'Order', key: 'x.com', after: '' }, spoken, frame, {
    top: 0.14,
    bottom: 0.5,
  })!;
  const rings = layers.filter(({ until }) => until !== undefined);
  expect(rings.length).toBeGreaterThan(3);
  for (const { after } of rings) expect(after).toBeGreaterThan(8);
});

test('without an address, what to do is on a plate of at most three lines', () => {
  const title = { before: '', key: 'Come and see how easy it can be', after: '' };
  const { layers } = titleCard(title, spoken, frame, { top: 0.14, bottom: 0.5 })!;
  // Rings are around plates only.
  expect(layers.some(({ until }) => until !== undefined)).toBe(true);
  expect(lasting({ top: 0, layers })).toHaveLength(2);
});

test('a long telephone number gets a card too, in one line', () => {
  expect(partsOf('', 'Call +1 (555) 010-9988', '')).toBe(1);
});

test.each([
  'https://www.warmcup.com/shop?x=1',
  'metzgerei-mueller-sohn.example.com/angebo',
  'marketing.department@river-honey.example',
  'riverhoney.example.com',
])('%s gets a card too', (address) => {
  expect(partsOf('', address, '')).toBe(1);
});

test('words that are said later wait on their card from its first frame on', () => {
  const { layers } = titleCard(
    { before: 'The average is', key: '$740', after: 'for every family' },
    at(30, 50),
    frame,
  )!;
  const waiting = layers.filter(({ until }) => until !== undefined);
  expect(waiting.map(({ after, until }) => [after, until])).toEqual([
    [0, 10],
    [0, 51],
  ]);
});

test('an end card shows the old price beside the new one, and what one gets below the address', () => {
  const title = { before: 'Order', key: 'x.com', after: 'Your first bag costs $9 instead of $18' };
  const end = { top: 0.14, bottom: 0.66 };
  const card = (after: string) =>
    lasting(titleCard({ ...title, after }, { ...at(0), promise: { text: 'Drink real coffee', at: 70 } }, frame, end)!);
  const parts = card(title.after);
  expect(parts.map(({ after }) => after)).toEqual([0, 0, 4, 8, 12, 70]);
  const wide = (layers: Overlay['layers']) => seenPart(layers[2]!.picture, 128).width;
  expect(wide(parts)).toBeGreaterThan(1.4 * wide(card('Your first bag costs $9')));
  // Letters of less than 28 pixels can hardly be read.
  for (const part of parts.slice(1)) expect(seenPart(part.picture, 128).height).toBeGreaterThan(0.7 * 28);
});
