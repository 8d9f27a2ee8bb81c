// The first video of the guide: a presenter, a voice and the order, one after the other; a reload goes on where it stood.
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get, post } from '../../lib/http.ts';
import { compositionOf, forgetComposition, pendingComposition } from './compositions.ts';
import { isWorthAsking, placeOf } from './places.ts';

/** A presenter, a voice, a video. */
const STEPS = 3;

const PLAN = ['/first-video'];

export function useFirstVideo(client: string) {
  const queries = useQueryClient();
  const place = placeOf(client, 'first');
  const [ordered, setOrdered] = useLocalStorage<string | null>({
    key: placeOf(client, 'first-ordered'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const plan = useQuery({ queryKey: PLAN, queryFn: ({ signal }) => get<FirstVideo>('/first-video', { signal }) });

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const composition = compositionOf('first video', place);
      for (let step = 0; step < STEPS; step++) {
        const done = await post<FirstVideo>(`/first-video/${composition.id}`);
        queries.setQueryData<FirstVideo>(PLAN, done);
        if (!done.workflow_id) continue;
        forgetComposition(composition, place);
        return done.workflow_id;
      }
      throw new Error('The first video takes more steps than there are.');
    },
    retry: (count, refusal) => count < 8 && isWorthAsking(refusal),
    retryDelay: 1500,
    networkMode: 'always',
    // Not `onError`, which every mutation has already: whoever is signed out is led to the sign-in.
    onSettled(_id, refusal) {
      // Begun again only by the person: a reload would be refused alike.
      const pending = pendingComposition(place);
      if (pending && refusal && !isWorthAsking(refusal)) forgetComposition(pending, place);
    },
    onSuccess(id) {
      setOrdered(id);
      void queries.invalidateQueries();
    },
  });

  useEffect(() => {
    if (pendingComposition(place)) mutate();
  }, [place, mutate]);

  return {
    plan,
    make: () => mutate(),
    isMaking: isPending,
    error,
    /** The job, once it is ordered. */
    ordered,
    /** To make another, after one that failed. */
    startAnew: () => setOrdered(null),
  };
}
