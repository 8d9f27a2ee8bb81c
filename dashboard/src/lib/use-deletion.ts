// Deletes videos or assets, and offers to undo it.
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from './http.ts';
import { showToast } from './toasts.ts';

const messages = {
  '/videos': {
    deleted: (count: number) => plural(count, { one: 'Video deleted.', other: '# videos deleted.' }),
    restored: (count: number) => plural(count, { one: 'Video restored.', other: '# videos restored.' }),
  },
  '/assets': {
    deleted: (count: number) => plural(count, { one: 'File deleted.', other: '# files deleted.' }),
    restored: (count: number) => plural(count, { one: 'File restored.', other: '# files restored.' }),
  },
} as const;

export function useDeletion(of: '/videos' | '/assets') {
  const queries = useQueryClient();
  const reload = () =>
    Promise.all(['/videos', '/assets', '/jobs'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const restoration = useMutation({
    mutationFn: (ids: readonly string[]) => post(`${of}/restore`, { ids }),
    onSuccess: (_, ids) => {
      showToast(messages[of].restored(ids.length));
      return reload();
    },
    onError: (error) => showToast(t`Not restored. ${error.message}`),
  });
  const deletion = useMutation({
    mutationFn: (ids: readonly string[]) => post(`${of}/delete`, { ids }),
    onSuccess: (_, ids) => {
      showToast(messages[of].deleted(ids.length), { label: t`Undo`, run: () => restoration.mutate(ids) });
      return reload();
    },
  });
  return { deletion, restoration };
}
