// Asks for confirmation, then deletes a presenter or a voice.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remove } from '../../lib/http.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface DeleteDialogProps {
  kind: 'character' | 'voice';
  /** A sentence that says what is erased. */
  erases: string;
  /** Undefined closes the dialog. */
  item: { id: string; name: string } | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog({ kind, erases, item, onClose, onDeleted }: DeleteDialogProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => remove(`/${kind}s/${encodeURIComponent(id)}`),
    onSuccess() {
      showToast(t`${item?.name ?? ''} deleted.`);
      void queries.invalidateQueries();
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      opened={item !== undefined}
      onClose={() => {
        reset();
        onClose();
      }}
      title={t`Delete ${item?.name ?? ''}?`}
      action={kind === 'character' ? t`Delete presenter` : t`Delete voice`}
      onConfirm={() => item && mutate(item.id)}
      busy={isPending}
      error={error}
    >
      {erases} <Trans>Queued and finished videos are not affected. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
