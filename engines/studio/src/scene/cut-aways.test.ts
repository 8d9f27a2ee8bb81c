// When a shot of the presenter shows a thing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlannedShot, withCutAways } from './cut-aways.ts';
import { testShot } from './testing-shots.ts';

const shot = (startMs: number, endMs: number, over: Partial<PlannedShot> = {}) => testShot({ startMs, endMs, ...over });
const thing = (name: string, startMs: number) => ({ name, startMs });
const END = shot(14000, 18000, { subject: 'title' });

/** The parts of shots: what is shown, and from when until when. */
const partsOf = (...args: Parameters<typeof withCutAways>) =>
  withCutAways(...args).map(({ thing = 'presenter', startMs, endMs }) => [
    thing,
    Math.round(startMs),
    Math.round(endMs),
  ]);
const all = () => true;

test('the thing is seen when it is named, between two parts with the presenter', () => {
  expect(partsOf([shot(0, 6000), END], [thing('coffee', 2600)], [], all)).toEqual([
    ['presenter', 0, 2500],
    ['coffee', 2500, 4500],
    ['presenter', 4500, 6000],
    ['presenter', 14000, 18000],
  ]);
});

test('a thing is seen until the end of a phrase that is shown with it, which is not shown again', () => {
  const phrases = [3000, 4200, 6300].map((startMs) => ({ text: 'vitamin C', startMs }));
  expect(partsOf([shot(0, 3000), shot(3000, 8500, { phrases }), END], [thing('serum', 3200)], [], all)).toEqual([
    ['presenter', 0, 3000],
    ['serum', 3000, 6167],
    ['presenter', 6167, 8500],
    ['presenter', 14000, 18000],
  ]);
});

test('a shot that names it soon begins with it, with its transition, and one that names it late ends with it', () => {
  const shots = [shot(0, 3000), shot(3000, 6500, { transition: 'push' }), shot(6500, 10000), END];
  const seen = [thing('coffee', 3500), thing('bread', 9000)].map((one) => withCutAways(shots, [one], [], all));
  expect(seen.map((planned) => planned.map(({ thing, transition }) => [thing, transition]))).toEqual([
    [
      [undefined, 'cut'],
      ['coffee', 'push'],
      [undefined, 'cut'],
      [undefined, 'cut'],
      [undefined, 'cut'],
    ],
    [
      [undefined, 'cut'],
      [undefined, 'push'],
      [undefined, 'cut'],
      ['bread', 'cut'],
      [undefined, 'cut'],
    ],
  ]);
});

test('the first second, the last shot, other subjects, and shots that may show nothing else show no thing', () => {
  const shots = [shot(0, 2100), shot(2100, 6000, { element: 0 }), shot(6000, 10000), END];
  const named = [300, 3500, 8000, 15000].map((ms, index) => thing(`thing-${index}`, ms));
  expect(withCutAways(shots, named, [], ({ startMs }) => startMs !== 6000)).toEqual(shots);
});

test('the same thing is not seen twice within twelve seconds, nor so near a card with its picture', () => {
  const shots = [shot(0, 5000), shot(5000, 10000), END];
  const named = [thing('coffee', 2000), thing('coffee', 7000)];
  expect(partsOf(shots, named, [], all).filter(([name]) => name === 'coffee')).toHaveLength(1);
  expect(withCutAways(shots, named, [thing('coffee', 4000)], all)).toEqual(shots);
});

test('after a cut-away, the next thing is a sticker beside the presenter, who is not so close then', () => {
  const named = [thing('coffee', 3000), thing('bread', 9000)];
  const shots = [shot(0, 7000), shot(7000, 14000, { framing: 'close' }), END];
  const stuck = withCutAways(shots, named, [], all).filter(({ beside }) => beside);
  expect(stuck).toMatchObject([{ beside: [thing('bread', 9000)], framing: 'medium' }]);
});

test('several things that are named in a row are stickers one after the other, unless they could not be seen', () => {
  const named = ['jacket', 'bicycle', 'train', 'boat', 'umbrella'].map((name, k) =>
    thing(name, [1500, 8000, 8400, 8500, 9900][k]!),
  );
  const planned = withCutAways([shot(0, 7000), shot(7000, 10500), END], named, [], all);
  expect(planned.flatMap(({ beside }) => beside ?? [])).toEqual([
    thing('bicycle', 8000),
    // Later than its word, or the one before would not be seen.
    thing('train', 8500),
    thing('umbrella', 9900),
  ]);
});

test('any cut-aways are few and near their words, and leave shots without gaps, of at least a second, in a film that begins with the presenter', () => {
  const anyShots = fc.array(fc.integer({ min: 1700, max: 7000 }), { minLength: 1, maxLength: 8 });
  const anyNames = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 30000 })));
  fc.assert(
    fc.property(anyShots, anyNames, (lengths, names) => {
      let at = 0;
      const shots = lengths.map((length) => {
        const one = shot(at, at + length);
        at = one.endMs;
        return one;
      });
      const named = names.map(([name, ms]) => thing(name, ms)).toSorted((one, other) => one.startMs - other.startMs);
      const planned = withCutAways(shots, named, [], all);
      expect(planned.map(({ startMs }) => startMs)).toEqual([0, ...planned.slice(0, -1).map(({ endMs }) => endMs)]);
      expect(planned[0]!.thing).toBeUndefined();
      const things = planned.filter((one) => one.thing !== undefined);
      expect(things.length).toBeLessThanOrEqual(Math.max(1, Math.round(at / 7000)));
      for (const { thing, startMs } of things)
        expect(named.some((one) => one.name === thing && Math.abs(one.startMs - startMs) < 1000)).toBe(true);
      for (const { thing, startMs, endMs } of planned) {
        expect(endMs - startMs).toBeGreaterThan(thing ? 1400 : 950);
        if (thing) expect(endMs - startMs).toBeLessThan(3060);
      }
    }),
  );
});

test('what is small is a sticker from the first on, and never fills the frame', () => {
  const small = (startMs: number) => ({ ...thing('clock', startMs), isSmall: true as const });
  const shots = [shot(0, 5000), shot(5000, 10000), END];
  expect(withCutAways(shots, [small(2000)], [], all)).toEqual(shots);
  expect(withCutAways(shots, [small(7000)], [], all)[1]).toMatchObject({ beside: [small(7000)] });
});
