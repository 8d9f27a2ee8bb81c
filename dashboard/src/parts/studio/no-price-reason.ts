// Says why the studio shows no price, and what to do about it.
import { t } from '@lingui/core/macro';
import { ApiError } from '../../lib/http.ts';
import type { Draft } from './draft.ts';
import { estimateRequestOf, hasNothingToSpeak, hasScript } from './request.ts';

/** @param error of the estimate. */
export function noPriceReason(draft: Draft, error: Error | null): string {
  if (!hasScript(draft) && !draft.recording) return t`Upload a recording to see the price.`;
  if (hasNothingToSpeak(draft)) return t`Nothing to speak. Add words to the script to see the price.`;
  if (!estimateRequestOf(draft)) return t`Write a script to see the price.`;
  if (!(error instanceof ApiError) || error.status !== 0)
    return error ? t`Price unknown. ${error.message}` : t`Price unknown.`;
  return navigator.onLine
    ? t`Price unknown: the service cannot be reached. It appears as soon as the service answers.`
    : t`Price unknown: you are offline. It appears when you are back online.`;
}
