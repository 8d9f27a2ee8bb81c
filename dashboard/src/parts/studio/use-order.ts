// Sends an order under a name of its own until it is answered, so that two clicks, a lost answer or a reload order once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post, Refusal } from '../../lib/http.ts';
import { type Composition, compositionOf, forgetComposition } from './compositions.ts';
import { isWorthAsking } from './places.ts';

const TRIES = 5;

export interface OrderSettings<Request, Answer> {
  path: '/studio/videos' | '/studio/first-frames' | '/characters' | '/voices';
  /** Where the name is kept. */
  place: string;
  onAnswer(answer: Answer, request: Request): void;
}

export function useOrder<Request extends object, Answer>({ path, place, onAnswer }: OrderSettings<Request, Answer>) {
  const queries = useQueryClient();
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: ({ id, request }: Composition) => post<Answer>(`${path}/${id}`, JSON.parse(request)),
    retry: (count, refusal) => count < TRIES && isWorthAsking(refusal),
    retryDelay: (count) => Math.min(8000, 1000 * 2 ** count),
    // Also while the browser believes to be offline: the person wants to know.
    networkMode: 'always',
    // Not `onError`, which every mutation has already: whoever is signed out is led to the sign-in.
    onSettled(_answer, refusal) {
      // Somebody has deleted what was chosen: the lists show what there is now.
      if (refusal instanceof Refusal && refusal.status === 404) void queries.invalidateQueries();
    },
    onSuccess(answer, composition) {
      forgetComposition(composition, place);
      onAnswer(answer, JSON.parse(composition.request));
      // Credits, jobs and estimates have changed.
      void queries.invalidateQueries();
    },
  });
  return {
    /** Named here and not at each try: what is tried again after it was answered is still the same order. */
    order: (request: Request) => mutate(compositionOf(request, place)),
    /** What is being ordered, while it is. */
    pending: isPending ? (JSON.parse(variables.request) as Request) : undefined,
    error,
    /** Forgets the error. */
    reset,
  };
}
