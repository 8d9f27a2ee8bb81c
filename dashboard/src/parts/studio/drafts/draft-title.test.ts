// The titles of drafts, and what is listed below them.
import { expect, test } from 'vitest';
import { afterTitle, draftTitle } from './draft-title.ts';

const titled = (script: string) => afterTitle(draftTitle({ name: '', script }), script);

test('below a title that is the beginning of the script, only the rest of the script is listed', () => {
  expect(titled('Fresh bread, every morning.\n\nCome in!')).toBe('Come in!');
  expect(titled('Cold coffee again? Get the mug.')).toBe('Get the mug.');
  expect(titled('We now deliver on Sundays.')).toBe('');
  expect(titled('A very long sentence that goes on and on without any pause until it has to be cut')).toMatch(
    / be cut$/,
  );
  expect(afterTitle('Mug', 'Cold coffee again?')).toBe('Cold coffee again?');
});
