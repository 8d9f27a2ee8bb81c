// Rewords errors that address a client for the operator who acts for it.
import { t } from '@lingui/core/macro';
import { ApiError } from '../../lib/http.ts';

export function operatorError(error: Error | null): Error | null {
  if (!(error instanceof ApiError)) return error;
  const { credits_required: required, credits_balance: available } = error.details;
  if (error.code === 'INSUFFICIENT_CREDITS') {
    return new ApiError(error.status, {
      error: t`This needs ${Number(required)} credits; the client has ${Number(available)} available. Add credits first, or remove fewer.`,
    });
  }
  if (error.code === 'TOO_MANY_ACTIVE_JOBS') {
    return new ApiError(error.status, {
      error: t`The client has reached its limit of active jobs. Wait for one to finish.`,
    });
  }
  return error;
}
