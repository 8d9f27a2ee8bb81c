// Creates a video again with the same settings, after showing the price.

import type { RunAgainOffer } from '@greenroom/contract/dashboard/jobs';
import type { VideoQueued } from '@greenroom/contract/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCredits, formatPrice } from '../../lib/format.ts';
import { get, post } from '../../lib/http.ts';
import { serviceText } from '../../lib/service-text.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { WarningList } from '../warning-list.tsx';
import { ChangeButton } from './new-version.tsx';

interface DialogProps {
  id: string;
  title: string;
  opened: boolean;
  onClose: () => void;
}

export const CreateAgainDialog = ({ id, title, opened, onClose }: DialogProps) => (
  <Modal opened={opened} onClose={onClose} title={title}>
    <Offer id={id} onClose={onClose} />
  </Modal>
);

interface TryAgainProps {
  id: string;
  /** Filled where it is what to do next. */
  variant: 'default' | 'filled';
  /** On a card. */
  isSmall?: boolean;
}

/** For a video that failed. */
export function TryAgain({ id, variant, isSmall = false }: TryAgainProps) {
  const [opened, setOpened] = useState(false);
  const { suspended } = useVisitor();
  return (
    <>
      <Button
        variant={variant}
        {...(isSmall ? { size: 'xs', fullWidth: true } : { leftSection: <Icon name="again" size={16} /> })}
        disabled={suspended}
        onClick={() => setOpened(true)}
      >
        <Trans>Try again</Trans>
      </Button>
      <CreateAgainDialog id={id} title={t`Try again`} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

/** Mounted again with each opening, so that each opening creates at most one video. */
function Offer({ id, onClose }: { id: string; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const client = useQueryClient();
  const offer = useQuery({
    queryKey: ['/jobs', id, 'again'],
    queryFn: ({ signal }) => get<RunAgainOffer>(`/jobs/${id}/again`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const creation = useMutation({
    mutationFn: () => post<VideoQueued>(`/jobs/${id}/again`, { idempotency_key: idempotencyKey }),
    onSuccess: ({ workflow_id, credits_reserved }) => {
      onClose();
      client.invalidateQueries({ queryKey: ['/jobs'] });
      client.invalidateQueries({ queryKey: ['/credits'] });
      showToast(t`Video queued. ${formatCredits(credits_reserved)} reserved.`);
      return navigate({ to: '/videos/$id', params: { id: workflow_id } });
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
              <Trans>
                Creates a new video with the same settings. Uses up to{' '}
                <strong>{formatPrice(quote.credits_required)}</strong> of your {formatPrice(quote.credits_balance)}.
              </Trans>
            </Text>
            <ErrorNote error={creation.error} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <ChangeButton id={id} variant="default" />
              {quote.sufficient_credits ? (
                <Button
                  data-autofocus
                  loading={creation.isPending || creation.isSuccess}
                  onClick={() => creation.mutate()}
                >
                  <Trans>Create for {formatPrice(quote.credits_required)}</Trans>
                </Button>
              ) : (
                <BuyCreditsLink />
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
      <WarningList title={t`These settings can no longer be used`} points={obstacles.map(serviceText)} />
      <Group justify="flex-end">
        <ChangeButton id={id} variant="filled" />
      </Group>
    </Stack>
  );
}
