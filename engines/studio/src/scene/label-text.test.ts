// Labels show whole claims.
import { expect, test } from 'vitest';
import { labelText } from './label-text.ts';

test.each([
  [{ before: '', key: 'Nine out of ten', after: 'patients feel better after the first talk' }, /^Nine .* talk$/],
  [{ before: 'Only', key: '$5', after: 'today' }, /^Only \$5 today$/],
  [
    { before: 'In the whole of our long and eventful history only', key: '$5', after: 'for everybody' },
    /^\$5 for everybody$/,
  ],
  [{ before: '', key: '20%', after: 'x'.repeat(70) }, /^20%$/],
])('of %o', (title, shown) => {
  expect(labelText(title)).toMatch(shown);
});
