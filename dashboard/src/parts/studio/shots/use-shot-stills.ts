// Pictures of the shots, rendered after each pause in writing where the engine costs nothing.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toDataUrl } from '../../../lib/data-url.ts';
import { ApiError, postForFile } from '../../../lib/http.ts';
import { useVisitor } from '../../../lib/session.ts';
import type { Draft } from '../draft.ts';
import { shotStillsRequestOf } from '../request.ts';

/** Longer than for one picture: rendering them takes some seconds of a processor. */
const PAUSE_MS = 1_500;

export interface ShotStills {
  /** All pictures side by side, in the order of the shots; undefined while there are none. */
  sheet: string | undefined;
  drawing: boolean;
  /** The engine charges for them. */
  costs: boolean;
  error: Error | null;
  retry(): void;
}

/** `shots`: as they are estimated now. */
export function useShotStills(draft: Draft, shots: VideoPlan['shots']): ShotStills {
  const { suspended } = useVisitor();
  const request = shots.length > 0 ? shotStillsRequestOf(draft) : undefined;
  const body = request && JSON.stringify(request);
  const [debounced] = useDebouncedValue(body, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/studio/previews/shots', debounced],
    queryFn: async ({ signal }) => {
      const file = await postForFile('/studio/previews/shots', JSON.parse(debounced ?? ''), { signal });
      return { sheet: await toDataUrl(file), text: textOf(draft) };
    },
    enabled: debounced !== undefined && debounced === body && !suspended,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const costs = error instanceof ApiError && error.status === 409;
  // Of another script, the pictures would be beside other words.
  const isOfScript = body !== undefined && data?.text === textOf(draft);
  return {
    sheet: isOfScript ? data.sheet : undefined,
    drawing: body !== undefined && !suspended && (body !== debounced || isFetching),
    costs,
    error: body === undefined || costs ? null : error,
    retry: () => void refetch(),
  };
}

/** What the shots are cut from. */
const textOf = ({ language, script }: Draft): string => `${language} ${script}`;
