// Nods and raised brows on words.
import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { planBeats } from './beats.ts';

const words = Array.from({ length: 24 }, (_, k) => ({ text: 'wonderful', startMs: k * 400, endMs: k * 400 + 360 }));

test('a key word has a strong nod with raised brows, however short it is', () => {
  const short = words.map((word, k) => (k === 9 ? { ...word, text: '$9', endMs: word.startMs + 120 } : word));
  for (const seed of ['a', 'b', 'c']) {
    const beats = planBeats(seededRandom(seed), short, () => 0.5, [3600]);
    const beat = beats.find(({ atMs }) => atMs >= 3600 && atMs < 3720);
    expect(beat?.nod).toBeGreaterThan(0.8);
    expect(beat?.brow).toBeGreaterThan(0.4);
  }
});
