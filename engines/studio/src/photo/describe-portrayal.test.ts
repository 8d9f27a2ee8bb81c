// What is told of the photos that were sent.
import { expect, test } from 'vitest';
import { describePortrayal, type Portrayed } from './describe-portrayal.ts';
import { PLAIN_LOOK } from './look.ts';
import { portrayed } from './photo-fixtures.ts';

const told = (what: Partial<Portrayed>) =>
  describePortrayal({ ...portrayed, ...what }, { look: PLAIN_LOOK, done: [], left: [] }, false);

test('a single photo has no number', () => {
  expect(told({})).toMatch(/^A presenter animated from the photo that was sent\. The face is 200 pixels wide/);
  expect(told({})).not.toMatch(/Photo \d/);
});

test('each of several photos is answered for, numbered as sent', () => {
  const text = told({
    photos: 3,
    index: 1,
    lent: [
      { index: 2, what: 'closed mouth' },
      { index: 2, what: 'open eyes' },
    ],
    unused: [{ index: 0, why: 'its mouth is covered (send one without a mask)' }],
  });
  expect(text).toMatch(/^A presenter animated from photo 2 of the 3 that were sent\./);
  expect(text).toContain(
    'Photo 1 was not used: its mouth is covered (send one without a mask). Photo 3 lent its closed mouth and its open eyes.',
  );
});

test('of several faces the largest is used, and that is said', () => {
  expect(told({ faces: 3 })).toContain('The largest of the 3 faces in it was used.');
  expect(told({ faces: 1 })).not.toContain('largest');
});
