// What an operator does to a client or a job: filled in with a reason, said once more in plain words, then done.
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { queryClient } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { forOperator } from './for-operator.ts';

interface ActModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Fields besides the reason. */
  fields?: ReactNode;
  /** Something in the fields is wrong, and they say what. */
  invalid?: boolean;
  /** Who will read the reason. */
  reasonNote: string;
  /** What will happen, once more before it does. */
  summary: ReactNode;
  /** What the last button does, e.g. "Suspend Acme". */
  action: string;
  color?: string;
  /** Sends it. The id is the same however often this form is sent, so that it acts once. */
  send: (act: { act_id: string; reason: string }) => Promise<unknown>;
  onDone: () => void;
}

export function ActModal({ opened, onClose, title, ...form }: ActModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <ActForm onClose={onClose} {...form} />
    </Modal>
  );
}

/** Mounted anew with every opening: a new act has a new id. */
function ActForm(props: Omit<ActModalProps, 'opened' | 'title'>) {
  const { onClose, fields, invalid = false, reasonNote, summary, action, color = 'green', send, onDone } = props;
  const [actId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const act = useMutation({
    mutationFn: () => send({ act_id: actId, reason: reason.trim() }),
    onSuccess: () => {
      queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/operator/') });
      onDone();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsked) act.mutate();
    else setAsked(true);
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        {isAsked ? (
          <>
            <Text component="div">{summary}</Text>
            <Text size="sm" c="dimmed">
              Reason: {reason.trim()}
            </Text>
          </>
        ) : (
          <>
            {fields}
            <Textarea
              label="Reason"
              description={reasonNote}
              required
              maxLength={300}
              autosize
              minRows={2}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )}
        <ErrorNote error={forOperator(act.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => (isAsked ? setAsked(false) : onClose())}>
            {isAsked ? 'Back' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            color={isAsked ? color : 'green'}
            disabled={invalid || reason.trim() === ''}
            loading={act.isPending}
            data-autofocus={isAsked || undefined}
          >
            {isAsked ? action : 'Continue'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
