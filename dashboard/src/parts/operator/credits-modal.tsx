// Adds credits to a client, or removes available ones.

import { type ClientRow, type CreditAdjustment, maxCreditAdjustment } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { formatCount, formatCredits, numberSeparators } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { ActionModal } from './action-modal.tsx';

interface CreditsModalProps {
  client: Pick<ClientRow, 'client_id' | 'name' | 'credits'>;
  opened: boolean;
  onClose: () => void;
}

export function CreditsModal({ client, opened, onClose }: CreditsModalProps) {
  const [action, setAction] = useState<CreditAdjustment['action']>('grant');
  const [credits, setCredits] = useState<number>(100);
  const { free: available, debt } = client.credits;
  const isAdding = action === 'grant';
  const max = isAdding ? maxCreditAdjustment : available;
  const invalid = !(Number.isInteger(credits) && credits >= 1 && credits <= max);
  return (
    <ActionModal
      opened={opened}
      onClose={onClose}
      title={t`Adjust credits of ${client.name}`}
      fields={
        <>
          <SegmentedControl
            fullWidth
            aria-label={t`Action`}
            value={action}
            onChange={(value) => setAction(value as CreditAdjustment['action'])}
            data={[
              { value: 'grant', label: t`Add` },
              { value: 'withdraw', label: t`Remove` },
            ]}
          />
          <NumberInput
            label={t`Credits`}
            description={
              debt > 0
                ? t`${formatCount(available)} available, ${formatCount(debt)} owed and deducted first`
                : t`${formatCount(available)} available`
            }
            required
            min={1}
            max={max}
            clampBehavior="none"
            error={
              invalid && (max < 1 ? t`No credits to remove` : t`Enter a whole number from 1 to ${formatCount(max)}`)
            }
            allowDecimal={false}
            allowNegative={false}
            {...numberSeparators}
            value={credits}
            onChange={(value) => setCredits(Number(value))}
          />
        </>
      }
      invalid={invalid}
      reasonNote={t`Shown to the client in its ledger`}
      summary={
        isAdding ? (
          <Trans>
            <b>{formatCredits(credits)}</b> will be added to <b>{client.name}</b>. Credits reserved for active jobs do
            not change.
          </Trans>
        ) : (
          <Trans>
            <b>{formatCredits(credits)}</b> will be removed from <b>{client.name}</b>. Credits reserved for active jobs
            do not change.
          </Trans>
        )
      }
      action={isAdding ? t`Add ${formatCredits(credits)}` : t`Remove ${formatCredits(credits)}`}
      color={isAdding ? 'green' : 'red.9'}
      send={(form) => post(`/operator/clients/${client.client_id}/credits`, { ...form, action, credits })}
      onDone={onClose}
    />
  );
}
