// The price of a video, line by line, in the words and rates that it is reckoned by.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { flatPrices, tenthsPerSecond } from '@greenroom/contract/prices';
import type { Draft } from './draft.ts';

export interface PriceLine {
  what: string;
  how: string;
  credits: number;
}

const TENTHS = 10;
const rate = (tenths: number, seconds: number) => `${seconds.toFixed(1)} s × ${tenths / TENTHS}`;

const speech = (credits: number): PriceLine => ({
  what: 'Speech',
  how: `${flatPrices.speechPerThousand} per 1,000 characters, at least ${flatPrices.speechMinimum}`,
  credits,
});

/** The credits are the service's own; they add up to `credits_required`. */
export function priceLinesOf({ quote, scenes }: VideoPlan, draft: Pick<Draft, 'resolution' | 'fast'>): PriceLine[] {
  const seconds = quote.estimated_seconds;
  if (quote.mode === 'scenes') {
    const { first, later } = tenthsPerSecond.scenes[draft.fast ? 'fast' : 'standard'];
    const firstSeconds = scenes[0]?.seconds ?? 0;
    const laterSeconds = seconds - firstSeconds;
    const how = [rate(first, firstSeconds), ...(laterSeconds > 0 ? [rate(later, laterSeconds)] : [])].join(' + ');
    return [
      {
        what: scenes.length === 1 ? 'One scene' : `${scenes.length} scenes`,
        how,
        credits: quote.breakdown.render_credits,
      },
      speech(quote.breakdown.tts_credits),
    ];
  }
  const { render_credits, lipsync_credits, tts_credits, first_frame_credits, captions_credits } = quote.breakdown;
  return [
    { what: 'Rendering', how: rate(tenthsPerSecond.talkingHead[draft.resolution], seconds), credits: render_credits },
    { what: 'Lipsync', how: rate(tenthsPerSecond.lipsync, seconds), credits: lipsync_credits },
    tts_credits > 0 ? speech(tts_credits) : { what: 'Speech', how: 'your own recording', credits: 0 },
    first_frame_credits > 0
      ? { what: 'First frame', how: 'drawn once', credits: first_frame_credits }
      : { what: 'First frame', how: 'your own picture', credits: 0 },
    ...(captions_credits > 0 ? [{ what: 'Captions', how: 'flat', credits: captions_credits }] : []),
  ];
}
