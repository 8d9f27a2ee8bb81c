// The price of a video, line by line, with the rate behind each line.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { flatPrices, tenthsPerSecond } from '@greenroom/contract/prices';
import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../lib/format.ts';
import type { Draft } from './draft.ts';

interface PriceLine {
  name: string;
  detail: string;
  credits: number;
}

const TENTHS = 10;
const calculation = (...parts: [tenths: number, seconds: number][]) =>
  t`${parts.map(([tenths, seconds]) => `${formatNumber(seconds)} s × ${tenths / TENTHS}`).join(' + ')} credits/s`;

const speech = (credits: number): PriceLine => ({
  name: t`Speech`,
  detail: t`${flatPrices.speechPerThousand} credits per 1,000 characters, min. ${flatPrices.speechMinimum}`,
  credits,
});

/** The credits are the service's own figures and add up to `credits_required`. */
export function priceLinesOf(
  { quote, scenes }: Pick<VideoPlan, 'quote' | 'scenes'>,
  draft: Pick<Draft, 'resolution' | 'fast'>,
): PriceLine[] {
  const seconds = quote.estimated_seconds;
  if (quote.mode === 'scenes') {
    const { first, later } = tenthsPerSecond.scenes[draft.fast ? 'fast' : 'standard'];
    const firstSeconds = scenes[0]?.seconds ?? 0;
    const laterSeconds = seconds - firstSeconds;
    const laterPart: [number, number][] = laterSeconds > 0 ? [[later, laterSeconds]] : [];
    return [
      {
        name: plural(scenes.length, { one: '# scene', other: '# scenes' }),
        detail: calculation([first, firstSeconds], ...laterPart),
        credits: quote.breakdown.render_credits,
      },
      speech(quote.breakdown.tts_credits),
    ];
  }
  const { render_credits, lipsync_credits, tts_credits, first_frame_credits, captions_credits } = quote.breakdown;
  return [
    {
      name: t`Rendering`,
      detail: calculation([tenthsPerSecond.talkingHead[draft.resolution], seconds]),
      credits: render_credits,
    },
    { name: t`Lip sync`, detail: calculation([tenthsPerSecond.lipsync, seconds]), credits: lipsync_credits },
    tts_credits > 0 ? speech(tts_credits) : { name: t`Speech`, detail: t`Your recording`, credits: 0 },
    first_frame_credits > 0
      ? { name: t`Opening picture`, detail: t`Drawn once`, credits: first_frame_credits }
      : { name: t`Opening picture`, detail: t`Your preview image`, credits: 0 },
    ...(captions_credits > 0 ? [{ name: t`Captions`, detail: t`Flat price`, credits: captions_credits }] : []),
  ];
}
