// Prints how many descriptions of people and places the studio reads right, and the wrong ones: `npm run bench:words`.
import { scoreDescriptions } from '../engines/studio/src/people/score-descriptions.ts';
import { scorePlaces } from '../engines/studio/src/places/score-places.ts';

for (const [name, { total, failures }] of [
  ['people', scoreDescriptions()],
  ['places', scorePlaces()],
] as const) {
  const right = total - failures.length;
  console.log(`${name}: ${right} of ${total} right (${((100 * right) / total).toFixed(1)} %)`);
  for (const failure of failures) console.log(`  ${failure}`);
}
