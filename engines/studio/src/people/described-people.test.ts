// Descriptions as marketers write them, in ten languages, are read right.
import { expect, test } from 'vitest';
import { scoreDescriptions } from './testing-score-descriptions.ts';

test('at least 95 % of the descriptions are read right in every trait', () => {
  const { total, failures } = scoreDescriptions();
  expect(total).toBeGreaterThanOrEqual(120);
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(total * 0.05);
});
