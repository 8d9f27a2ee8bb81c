// Tests that the displayed price lines add up to the service’s price.
import { expect, test } from 'vitest';
import { priceLinesOf } from './price-lines.ts';

const balance = { credits_balance: 500, sufficient_credits: true };

test('the lines of a talking head use the service’s figures and add up', () => {
  const lines = priceLinesOf(
    {
      quote: {
        mode: 'talking_head',
        ...balance,
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
  expect(lines[0]).toEqual({ name: 'Rendering', detail: '5.1 s × 8 credits/s', credits: 41 });
  expect(lines[1]).toEqual({ name: 'Lip sync', detail: '5.1 s × 13.4 credits/s', credits: 69 });
});

test('inputs that the customer provides cost nothing and are labeled', () => {
  const lines = priceLinesOf(
    {
      quote: {
        mode: 'talking_head',
        ...balance,
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
    { name: 'Speech', detail: 'Your recording', credits: 0 },
    { name: 'Opening picture', detail: 'Your preview image', credits: 0 },
  ]);
});

test('the first scene and the later scenes have different rates', () => {
  const quote = {
    mode: 'scenes' as const,
    ...balance,
    credits_required: 310,
    estimated_seconds: 12,
    breakdown: { render_credits: 300, tts_credits: 10 },
  };
  const scenes = [
    { text: 'One.', seconds: 6 },
    { text: 'Two.', seconds: 6 },
  ];
  expect(priceLinesOf({ quote, scenes }, { resolution: '480p', fast: false })[0]).toEqual({
    name: '2 scenes',
    detail: '6.0 s × 31 + 6.0 s × 19 credits/s',
    credits: 300,
  });
  expect(priceLinesOf({ quote, scenes: scenes.slice(0, 1) }, { resolution: '480p', fast: true })[0]?.name).toBe(
    '1 scene',
  );
});
