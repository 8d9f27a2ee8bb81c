// The number of available credits below which owners and webhook endpoints are told.
import { type CreditsThreshold, webhookLimits } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, NumberInput, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCredits, numberSeparators } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { useMe, useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { invalidateCredits } from '../credits/queries.ts';
import { ErrorNote } from '../error-note.tsx';
import { webhooksChanged } from './queries.ts';

interface ThresholdFormProps {
  threshold: number | null;
  /** Above the field. */
  children?: ReactNode;
}

export function ThresholdForm({ threshold, children }: ThresholdFormProps) {
  const isOwner = useVisitor().role === 'owner';
  const { mail } = useMe();
  const [typed, setTyped] = useState<number | ''>(threshold ?? '');
  const saving = useMutation({
    mutationFn: () =>
      post('/webhooks/credits-threshold', {
        credits_threshold: typed === '' ? null : typed,
      } satisfies CreditsThreshold),
    async onSuccess() {
      await Promise.all([webhooksChanged(), invalidateCredits()]);
      showToast(t`Threshold saved.`);
    },
  });
  return (
    <Paper component="section" aria-label={t`Low-credit alert`}>
      <Stack>
        <div>
          <Title order={2}>
            <Trans>Low-credit alert</Trans>
          </Title>
          <Text c="dimmed" size="sm">
            {mail
              ? t`Owners get an e-mail each time the available credits fall below this number, and webhook endpoints get credits.low. A notice shows in the dashboard until you top up.`
              : t`While the available credits are below this number, a notice shows in the dashboard. Webhook endpoints get credits.low. E-mail is not set up.`}
          </Text>
        </div>
        {children}
        {isOwner ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              saving.mutate();
            }}
          >
            <Group align="flex-end" gap="sm">
              <NumberInput
                label={t`Threshold in credits`}
                placeholder={t`None`}
                {...numberSeparators}
                allowDecimal={false}
                allowNegative={false}
                min={1}
                max={webhookLimits.threshold}
                hideControls
                value={typed}
                onChange={(value) => setTyped(typeof value === 'number' ? value : '')}
              />
              <Button type="submit" variant="default" disabled={typed === (threshold ?? '')} loading={saving.isPending}>
                <Trans>Save</Trans>
              </Button>
            </Group>
          </form>
        ) : (
          <Text size="sm">
            {threshold === null ? (
              t`Ask a team owner to set one.`
            ) : (
              <>
                <b>{formatCredits(threshold)}</b> · <Trans>Only team owners can change it.</Trans>
              </>
            )}
          </Text>
        )}
        <ErrorNote error={saving.error} />
      </Stack>
    </Paper>
  );
}
