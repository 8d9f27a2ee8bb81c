// Sends a create request with an idempotency key and retries it, so that repeated clicks or reloads create only one thing.
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ApiError, post } from '../../lib/http.ts';
import { clearPendingRequest, type PendingRequest, pendingRequestFor } from './pending-request.ts';
import { isRetryable } from './retryable.ts';

const MAX_RETRIES = 5;

interface CreateSettings<Request, Response> {
  path: '/studio/videos' | '/studio/first-frames' | '/characters' | '/voices';
  /** Where the pending request is stored in the browser. */
  storageKey: string;
  onCreated?(response: Response, request: Request): void;
  /** Also called after its component was unmounted, like `onCreated`. */
  onFailed?(error: Error, request: Request): void;
}

/** The requests in flight, of forms that have been closed too. */
export const usePendingRequests = <Request>(path: CreateSettings<Request, unknown>['path']): Request[] =>
  useMutationState<PendingRequest | undefined>({
    filters: { mutationKey: [path], status: 'pending' },
    select: ({ state }) => state.variables as PendingRequest | undefined,
  }).flatMap((pending) => (pending ? [JSON.parse(pending.body) as Request] : []));

export function useCreate<Request extends object, Response>({
  path,
  storageKey,
  onCreated,
  onFailed,
}: CreateSettings<Request, Response>) {
  const queries = useQueryClient();
  const { mutate, mutateAsync, variables, isPending, error, reset } = useMutation({
    mutationKey: [path],
    mutationFn: ({ idempotencyKey, body }: PendingRequest) =>
      post<Response>(`${path}/${idempotencyKey}`, JSON.parse(body)),
    retry: (count, error) => count < MAX_RETRIES && isRetryable(error),
    retryDelay: (count) => Math.min(8000, 1000 * 2 ** count),
    // Not `onError`: that would replace the default handler, which redirects to the sign-in page.
    onSettled(_response, error, pending) {
      // A selected presenter or voice was deleted, so the lists are out of date.
      if (error instanceof ApiError && error.status === 404) void queries.invalidateQueries();
      if (error) onFailed?.(error, JSON.parse(pending.body));
    },
    onSuccess(response, pending) {
      clearPendingRequest(pending, storageKey);
      onCreated?.(response, JSON.parse(pending.body));
      // Credits, lists and estimates have changed.
      void queries.invalidateQueries();
    },
  });
  return {
    /** The idempotency key is set here rather than in `mutationFn`, so that every retry uses the same one. */
    create: (request: Request) => mutate(pendingRequestFor(request, storageKey)),
    /** The same, for what needs its response; rejects if it fails. */
    createNow: (request: Request): Promise<Response> => mutateAsync(pendingRequestFor(request, storageKey)),
    /** The request in flight. */
    pending: isPending ? (JSON.parse(variables.body) as Request) : undefined,
    error,
    /** Clears the error. */
    reset,
  };
}
