// Deleting a character or a voice: what goes, what stays, and are you sure.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remove } from '../../lib/http.ts';
import { showNote } from '../../lib/notes.ts';
import { ConfirmTyped } from '../confirm-typed.tsx';

interface DeleteThingProps {
  kind: 'character' | 'voice';
  /** Undefined: nothing is to be deleted. */
  thing: { id: string; name: string } | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteThing({ kind, thing, onClose, onDeleted }: DeleteThingProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => remove(`/${kind}s/${encodeURIComponent(id)}`),
    onSuccess() {
      showNote(`${thing?.name} is deleted.`);
      void queries.invalidateQueries();
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmTyped
      opened={thing !== undefined}
      onClose={() => {
        reset();
        onClose();
      }}
      title={`Delete ${thing?.name ?? ''}?`}
      action={`Delete the ${kind}`}
      onConfirm={() => thing && mutate(thing.id)}
      busy={isPending}
      error={error}
    >
      {kind === 'character'
        ? 'The character and the photos it was made from are erased. '
        : 'The voice and the samples it was made from are erased. '}
      Videos that are queued or finished stay as they are. This cannot be undone.
    </ConfirmTyped>
  );
}
