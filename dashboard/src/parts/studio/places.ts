// Where the studio keeps in this browser what belongs to one account, and when an order is worth sending again.
import { Refusal } from '../../lib/http.ts';

export const placeOf = (
  client: string,
  what: 'draft' | 'video' | 'frame' | 'presenter' | 'voice' | 'watched' | 'first' | 'first-ordered',
): string => `greenroom.studio.${client}.${what}`;

/** The service could not be reached, is too busy, or works on this very order: the answer is worth asking for again. */
export const isWorthAsking = (error: Error): boolean =>
  error instanceof Refusal &&
  (error.status === 0 || [502, 503, 504].includes(error.status) || error.code === 'IDEMPOTENCY_KEY_IN_FLIGHT');
