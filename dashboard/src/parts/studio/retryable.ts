// Tells whether a failed create request is worth sending again.
import { ApiError } from '../../lib/http.ts';

/** The service was unreachable or too busy, or still processes this very request. */
export const isRetryable = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || [502, 503, 504].includes(error.status) || error.code === 'IDEMPOTENCY_KEY_IN_FLIGHT');
