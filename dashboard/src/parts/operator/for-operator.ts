// Refusals that speak to a client, in the words of whoever acts for one.
import { Refusal } from '../../lib/http.ts';

export function forOperator(error: Error | null): Error | null {
  if (!(error instanceof Refusal)) return error;
  const { credits_required: required, credits_balance: free } = error.details;
  if (error.code === 'INSUFFICIENT_CREDITS') {
    return new Refusal(error.status, {
      error: `This takes ${required} credits and the client has ${free} free: give it the difference first, or take less.`,
    });
  }
  if (error.code === 'TOO_MANY_ACTIVE_JOBS') {
    return new Refusal(error.status, {
      error: 'The client has as many jobs under way as it may: wait for one to end.',
    });
  }
  return error;
}
