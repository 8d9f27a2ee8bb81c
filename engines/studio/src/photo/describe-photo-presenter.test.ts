// The description of a photographed presenter.
import { expect, test } from 'vitest';
import { describePhotoPresenter, type PhotoSelection } from './describe-photo-presenter.ts';
import { PLAIN_LOOK } from './look.ts';
import { plainSelection } from './photo-fixtures.ts';

const describe = (what: Partial<PhotoSelection>) =>
  describePhotoPresenter({ ...plainSelection, ...what }, { look: PLAIN_LOOK, applied: [], notApplied: [] }, false);

test('a single photo has no number', () => {
  expect(describe({})).toMatch(/^A presenter animated from your photo\. The face is 200 pixels wide/);
  expect(describe({})).not.toMatch(/Photo \d/);
});

test('each of several photos is mentioned by its number in the request', () => {
  const text = describe({
    photos: 3,
    index: 1,
    repairs: [
      { index: 2, part: 'closed mouth' },
      { index: 2, part: 'open eyes' },
    ],
    unused: [{ index: 0, reason: 'the mouth is covered (use a photo without a mask)' }],
  });
  expect(text).toMatch(/^A presenter animated from photo 2 of 3\./);
  expect(text).toContain(
    'Photo 1 was not used: the mouth is covered (use a photo without a mask). Photo 3 provided its closed mouth and its open eyes.',
  );
});

test('with several faces, the text says that the largest is used', () => {
  expect(describe({ faces: 3 })).toContain('The largest of the 3 faces in it was used.');
  expect(describe({ faces: 1 })).not.toContain('largest');
});
