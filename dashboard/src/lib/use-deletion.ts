// Deletes videos or assets, and offers to undo it.
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from './http.ts';
import { showToast } from './toasts.ts';

export function useDeletion(of: '/videos' | '/assets', one: string) {
  const queries = useQueryClient();
  const reload = () =>
    Promise.all(['/videos', '/assets', '/jobs'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const restoration = useMutation({
    mutationFn: (ids: readonly string[]) => post(`${of}/restore`, { ids }),
    onSuccess: (_, ids) => {
      showToast(t`${nameOf(one, ids)} restored.`);
      return reload();
    },
    onError: (error) => showToast(t`Not restored. ${error.message}`),
  });
  const deletion = useMutation({
    mutationFn: (ids: readonly string[]) => post(`${of}/delete`, { ids }),
    onSuccess: (_, ids) => {
      showToast(t`${nameOf(one, ids)} deleted.`, { label: t`Undo`, run: () => restoration.mutate(ids) });
      return reload();
    },
  });
  return { deletion, restoration };
}

/** "Video", or "3 videos". */
const nameOf = (one: string, ids: readonly string[]): string =>
  ids.length === 1 ? one : `${ids.length} ${one.toLowerCase()}s`;
