// Rejects a transfer that needs more credits than the client has available.
import { Problem } from '../kernel/problem.ts';

/** Throws 402 `insufficient_credits` if fewer than `required` credits are available. */
export function refuseShortfall({ required, available }: { required: number; available: number }): void {
  if (available >= required) return;
  throw new Problem('insufficient_credits', 'INSUFFICIENT_CREDITS', {
    extras: { credits_required: required, credits_balance: available },
  });
}
