// Says why the price of a script is not known, and what to do about it.
import { t } from '@lingui/core/macro';
import { ApiError } from '../../lib/http.ts';

export function unknownPrice(error: Error): string {
  if (!(error instanceof ApiError) || error.status !== 0) return t`Price unknown. ${error.message}`;
  return navigator.onLine
    ? t`Price unknown: the service cannot be reached. It appears as soon as the service answers.`
    : t`Price unknown: you are offline. It appears when you are back online.`;
}
