// Says why the studio shows no price, and what to do about it.
import { ApiError } from '../../lib/http.ts';
import type { Draft } from './draft.ts';
import { estimateRequestOf, hasNothingToSpeak, hasScript } from './request.ts';

/** @param error of the estimate. */
export function noPriceReason(draft: Draft, error: Error | null): string {
  if (!hasScript(draft) && !draft.recording) return 'Upload a recording to see the price.';
  if (hasNothingToSpeak(draft)) return 'Nothing to speak. Add words to the script to see the price.';
  if (!estimateRequestOf(draft)) return 'Write a script to see the price.';
  if (!(error instanceof ApiError) || error.status !== 0) return `Price unknown. ${error?.message ?? ''}`.trim();
  return navigator.onLine
    ? 'Price unknown: the service cannot be reached. It appears as soon as the service answers.'
    : 'Price unknown: you are offline. It appears when you are back online.';
}
