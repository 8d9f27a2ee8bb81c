// What a person is shown of a price adds up to what the service asks.
import { expect, test } from 'vitest';
import { priceLinesOf } from './price-lines.ts';

const about = { credits_balance: 500, sufficient_credits: true };

test('the lines of a talking head are the service’s own and add up', () => {
  const lines = priceLinesOf(
    {
      quote: {
        mode: 'talking_head',
        ...about,
        credits_required: 136,
        estimated_seconds: 5.1,
        breakdown: {
          render_credits: 41,
          lipsync_credits: 69,
          tts_credits: 10,
          first_frame_credits: 6,
          captions_credits: 10,
        },
      },
      scenes: [],
    },
    { resolution: '480p', fast: false },
  );
  expect(lines.reduce((sum, { credits }) => sum + credits, 0)).toBe(136);
  expect(lines[0]).toEqual({ what: 'Rendering', how: '5.1 s × 8', credits: 41 });
  expect(lines[1]).toEqual({ what: 'Lipsync', how: '5.1 s × 13.4', credits: 69 });
});

test('what is brought along costs nothing and is said so', () => {
  const lines = priceLinesOf(
    {
      quote: {
        mode: 'talking_head',
        ...about,
        credits_required: 110,
        estimated_seconds: 5.1,
        breakdown: {
          render_credits: 41,
          lipsync_credits: 69,
          tts_credits: 0,
          first_frame_credits: 0,
          captions_credits: 0,
        },
      },
      scenes: [],
    },
    { resolution: '480p', fast: false },
  );
  expect(lines.slice(2)).toEqual([
    { what: 'Speech', how: 'your own recording', credits: 0 },
    { what: 'First frame', how: 'your own picture', credits: 0 },
  ]);
});

test('scenes are reckoned by the first one and by the others', () => {
  const quote = {
    mode: 'scenes' as const,
    ...about,
    credits_required: 310,
    estimated_seconds: 12,
    breakdown: { render_credits: 300, tts_credits: 10 },
  };
  const scenes = [
    { text: 'One.', seconds: 6 },
    { text: 'Two.', seconds: 6 },
  ];
  expect(priceLinesOf({ quote, scenes }, { resolution: '480p', fast: false })[0]).toEqual({
    what: '2 scenes',
    how: '6.0 s × 31 + 6.0 s × 19',
    credits: 300,
  });
  expect(priceLinesOf({ quote, scenes: scenes.slice(0, 1) }, { resolution: '480p', fast: true })[0]?.what).toBe(
    'One scene',
  );
});
