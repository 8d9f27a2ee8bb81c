// Places are read by their context, and words that only sound like one leave a neutral ground.
import { expect, test } from 'vitest';
import { scorePlaces } from './testing-score-places.ts';

test('at least 95 % of the phrases give the right place, or none', () => {
  const { total, failures } = scorePlaces();
  expect(total).toBeGreaterThanOrEqual(80);
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(total * 0.05);
});
