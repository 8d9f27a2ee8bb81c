// Posts to addresses that clients provide: only public hosts, without redirects, limited in time. The response's body is not read.
import { errors } from 'undici';
import { admitUrl } from './admit-url.ts';
import { AddressError, createOpenClient, NameError, type Network, TimeLimitError } from './safe-client.ts';

export interface PostLimits {
  /** Name resolution, TCP and TLS together. */
  connectMs: number;
  /** All until the end of the response's headers. */
  totalMs: number;
}

export const POST_LIMITS: PostLimits = { connectMs: 5_000, totalMs: 20_000 };

/** Why no response arrived. */
export type PostFailure = 'address' | 'connection' | 'timeout';

/** The same more exactly, where it is known. `tls`: no TLS, or not with a valid certificate. */
export type PostFailureDetail = 'unresolved' | 'refused' | 'unreachable' | 'tls' | 'closed';

export class PostError extends Error {
  override name = 'PostError';
  readonly reason: PostFailure;
  readonly detail: PostFailureDetail | null;

  constructor(cause: unknown) {
    super('The request could not be sent.', { cause });
    this.reason = cause instanceof AddressError ? 'address' : isTimeout(cause) ? 'timeout' : 'connection';
    this.detail = detailOf(cause);
  }
}

const details: Readonly<Record<string, PostFailureDetail>> = {
  ENOTFOUND: 'unresolved',
  ENODATA: 'unresolved',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  UND_ERR_SOCKET: 'closed',
};

function detailOf(error: unknown): PostFailureDetail | null {
  const { code: own } = (error instanceof NameError ? error.cause : error) as { code?: unknown };
  const code = String(own);
  // Those of OpenSSL and of checked certificates: https://nodejs.org/api/tls.html#x509-certificate-error-codes
  if (
    /CERT|^ERR_(SSL|TLS)_|^EPROTO$|^UNABLE_TO_|^(INVALID_(CA|PURPOSE)|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED)$/.test(
      code,
    )
  )
    return 'tls';
  return details[code] ?? null;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof TimeLimitError || error instanceof errors.ConnectTimeoutError;

export interface PostResponse {
  /** Any: redirects are not followed. */
  status: number;
  /** The header as it was sent. */
  retryAfter: string | undefined;
}

interface Post {
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

/** Throws `PostError`; an aborted `signal` throws its own reason. */
export type SafePost = (url: string, post: Post) => Promise<PostResponse>;

interface Deps extends Network {
  /** Exact origins (`http://localhost:9000`) exempt from the https and public-address rules. */
  trustedOrigins: ReadonlySet<string>;
  limits?: PostLimits;
}

export function createSafePost({ trustedOrigins, limits = POST_LIMITS, ...network }: Deps): SafePost {
  const openClient = createOpenClient({ connectMs: limits.connectMs, idleMs: limits.totalMs, ...network });
  return async (text, { headers, body, signal }) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new TimeLimitError('No response in time.')), limits.totalMs);
    let client: ReturnType<typeof openClient> | undefined;
    try {
      const admission = admit(text, trustedOrigins);
      client = openClient(admission);
      const response = await client.request({
        method: 'POST',
        path: admission.url.pathname + admission.url.search,
        headers: { ...headers, 'user-agent': 'Greenroom/1', 'accept-encoding': 'identity' },
        body,
        signal: AbortSignal.any([signal, timeout.signal]),
      });
      const retryAfter = response.headers['retry-after'];
      return { status: response.statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
    } catch (error) {
      signal.throwIfAborted();
      throw new PostError(error);
    } finally {
      clearTimeout(timer);
      await client?.destroy();
    }
  };
}

function admit(text: string, trustedOrigins: ReadonlySet<string>) {
  try {
    return admitUrl(text, trustedOrigins);
  } catch (cause) {
    throw new AddressError('The URL is not admitted.', { cause });
  }
}
