// The one refusal of this room that a partner sees: fewer credits than it takes.
import { Problem } from '../kernel/problem.ts';

/** Throws the contract's 402 where fewer than `required` credits are free. */
export function refuseShortfall({ required, free }: { required: number; free: number }): void {
  if (free >= required) return;
  throw new Problem('insufficient_credits', 'INSUFFICIENT_CREDITS', {
    extras: { credits_required: required, credits_balance: free },
  });
}
