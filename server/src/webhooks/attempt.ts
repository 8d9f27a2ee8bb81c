// One attempt to deliver an event: signs it, sends it, and says how it ended.
import type { WebhookAttempt } from '@greenroom/contract/dashboard/webhooks';
import { PostError, type PostResponse, type SafePost } from '../net/safe-post.ts';
import type { Outcome, TakenDelivery } from './leases.ts';
import { messageBodyOf, messageIdOf, signedHeaders } from './message.ts';
import { pauseMsAfter, retryAfterSeconds } from './retry-schedule.ts';
import type { SecretBox } from './signing-secrets.ts';

/** An endpoint whose response takes longer is slow. */
const SLOW_MS = 2_000;

export interface AttemptDeps {
  post: SafePost;
  secretBox: SecretBox;
}

/** Rejects only with the reason of an aborted `signal`. */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: TakenDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = new Date();
  const startedAt = performance.now();
  const { response, error, detail = null } = await send(deps, delivery, at, signal);
  const durationMs = Math.round(performance.now() - startedAt);
  const retryAfter = retryAfterSeconds(response?.retryAfter);
  return {
    attempt: {
      at: at.toISOString(),
      response_status: response?.status ?? null,
      error,
      detail,
      duration_ms: durationMs,
    },
    slow: durationMs > SLOW_MS,
    pauseMs: pauseMsAfter(delivery.failures + 1, retryAfter),
  };
}

type Result = { response?: PostResponse } & Pick<WebhookAttempt, 'error'> & Partial<Pick<WebhookAttempt, 'detail'>>;

async function send(
  { post, secretBox }: AttemptDeps,
  delivery: TakenDelivery,
  at: Date,
  signal: AbortSignal,
): Promise<Result> {
  const secrets = delivery.secrets.flatMap((sealed) => openSecret(secretBox, delivery.endpoint, sealed));
  if (secrets.length === 0) return { error: 'secret' };
  const body = messageBodyOf(delivery);
  const headers = signedHeaders({ id: messageIdOf(delivery), body, at }, secrets);
  try {
    const response = await post(delivery.url, { headers, body, signal });
    return { response, error: errorOf(response) };
  } catch (error) {
    if (error instanceof PostError) return { error: error.reason, detail: error.detail };
    throw error;
  }
}

const errorOf = ({ status }: PostResponse): WebhookAttempt['error'] => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/** None if it was encrypted with another session secret. */
function openSecret(box: SecretBox, endpoint: string, sealed: string): string[] {
  try {
    return [box.open(endpoint, sealed)];
  } catch {
    return [];
  }
}
