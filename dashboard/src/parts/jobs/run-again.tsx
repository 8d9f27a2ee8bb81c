// Orders a job's own request once more, after its price was shown.
import type { RunAgainOffer } from '@greenroom/contract/dashboard/jobs';
import type { VideoQueued } from '@greenroom/contract/videos';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { get, post } from '../../lib/http.ts';
import { showNote } from '../../lib/notes.ts';
import { Caution } from '../caution.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';

export function RunAgain({ id }: { id: string }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="again" size={16} />} onClick={() => setOpened(true)}>
        Run again
      </Button>
      <Modal opened={opened} onClose={close} title="Run again">
        <Offer id={id} onClose={close} />
      </Modal>
    </>
  );
}

/** Mounted anew with every opening: each opening is one order, however often the button is pressed. */
function Offer({ id, onClose }: { id: string; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const client = useQueryClient();
  const offer = useQuery({
    queryKey: ['/jobs', id, 'again'],
    queryFn: ({ signal }) => get<RunAgainOffer>(`/jobs/${id}/again`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const order = useMutation({
    mutationFn: () => post<VideoQueued>(`/jobs/${id}/again`, { idempotency_key: key }),
    onSuccess: ({ workflow_id, credits_reserved }) => {
      onClose();
      client.invalidateQueries({ queryKey: ['/jobs'] });
      client.invalidateQueries({ queryKey: ['/credits'] });
      showNote(`Ordered. ${formatCredits(credits_reserved)} are set aside for it.`);
      return navigate({ to: '/jobs/$id', params: { id: workflow_id } });
    },
  });

  return (
    <Loaded query={offer} skeleton={<SkeletonLines count={2} height={24} />}>
      {({ quote, obstacles }) =>
        quote === null ? (
          <Obstacles id={id} obstacles={obstacles} />
        ) : (
          <Stack>
            <Text>
              The same request is ordered once more, as a new job, for at most{' '}
              <strong>{formatCredits(quote.credits_required)}</strong>. You have {formatCount(quote.credits_balance)}.
            </Text>
            <ErrorNote error={order.error} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <ButtonLink to="/studio" search={{ from: id }} variant="default">
                Change it first
              </ButtonLink>
              {quote.sufficient_credits ? (
                <Button data-autofocus loading={order.isPending || order.isSuccess} onClick={() => order.mutate()}>
                  Order for {formatCredits(quote.credits_required)}
                </Button>
              ) : (
                <ButtonLink to="/credits">Buy credits</ButtonLink>
              )}
            </Group>
          </Stack>
        )
      }
    </Loaded>
  );
}

function Obstacles({ id, obstacles }: { id: string; obstacles: readonly string[] }) {
  return (
    <Stack>
      <Caution title="It cannot be run again as it was" points={obstacles} />
      <Group justify="flex-end">
        <ButtonLink to="/studio" search={{ from: id }}>
          Change it in the studio
        </ButtonLink>
      </Group>
    </Stack>
  );
}
