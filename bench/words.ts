// Prints how many descriptions of people and places the studio reads right, how many scripts are told as expected, and the wrong ones:
// `npm run bench:words`.
import { scoreDescriptions } from '../engines/studio/src/people/testing-score-descriptions.ts';
import { scorePlaces } from '../engines/studio/src/places/testing-score-places.ts';
import { builtInEngines } from '../server/src/engines/testing.ts';
import { scoreToldScripts } from '../server/src/production/scenes/testing-told-scripts.ts';

const engines = await builtInEngines();

for (const [name, { total, failures }] of [
  ['people', scoreDescriptions()],
  ['places', scorePlaces()],
  ['scripts', scoreToldScripts(engines.forPort('sceneClip').sceneClip)],
] as const) {
  const right = total - failures.length;
  console.log(`${name}: ${right} of ${total} right (${((100 * right) / total).toFixed(1)} %)`);
  for (const failure of failures) console.log(`  ${failure}`);
}
