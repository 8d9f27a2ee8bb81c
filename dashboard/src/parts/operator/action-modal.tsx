// A form for an operator action: what it does, fields and a reason, then the request.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClient } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { operatorError } from './operator-error.ts';

interface ActionModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Fields besides the reason. */
  fields?: ReactNode;
  /** The fields have an error, which they show. */
  invalid?: boolean;
  /** Who can read the reason. */
  reasonNote: string;
  /** What will happen. */
  summary: ReactNode;
  /** The label of the button, e.g. "Suspend client". */
  action: string;
  color?: string;
  /** Sends the request. Retries of one form have the same `action_id`, so that the action is done once. */
  send: (form: { action_id: string; reason: string }) => Promise<unknown>;
  onDone: () => void;
}

const mutationKey = ['operator-action'];

/** Stays open until the request is answered, so that the action is not sent again with another id. */
export function ActionModal({ opened, onClose, title, ...form }: ActionModalProps) {
  const isIdle = useIsMutating({ mutationKey }) === 0;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnEscape={isIdle}
      closeOnClickOutside={isIdle}
      withCloseButton={isIdle}
    >
      <ActionForm onClose={onClose} {...form} />
    </Modal>
  );
}

/** Mounted on each opening, so that every action has an id of its own. */
function ActionForm(props: Omit<ActionModalProps, 'opened' | 'title'>) {
  const { onClose, fields, invalid = false, reasonNote, summary, action, color = 'green', send, onDone } = props;
  const [actionId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const sending = useMutation({
    mutationKey,
    mutationFn: () => send({ action_id: actionId, reason: reason.trim() }),
    onSuccess: onDone,
    // Also after an error: the response to a request that was carried out may be lost.
    onSettled: () => {
      queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/operator/') });
    },
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <Stack>
        <Text component="div" size="sm">
          {summary}
        </Text>
        {fields}
        <Textarea
          label={t`Reason`}
          description={reasonNote}
          required
          maxLength={300}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ErrorNote error={operatorError(sending.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={sending.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color={color} disabled={invalid || reason.trim() === ''} loading={sending.isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
