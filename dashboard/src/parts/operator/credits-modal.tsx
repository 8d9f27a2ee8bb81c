// Gives credits to a client, or takes free ones away.
import { type ClientRow, type CreditsAct, mostCreditsAtOnce } from '@greenroom/contract/dashboard/operator';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { ActModal } from './act-modal.tsx';

interface CreditsModalProps {
  client: Pick<ClientRow, 'client_id' | 'name' | 'credits'>;
  opened: boolean;
  onClose: () => void;
}

export function CreditsModal({ client, opened, onClose }: CreditsModalProps) {
  const [act, setAct] = useState<CreditsAct['act']>('grant');
  const [credits, setCredits] = useState<number>(100);
  const { free, debt } = client.credits;
  const gives = act === 'grant';
  const most = gives ? mostCreditsAtOnce : free;
  const invalid = !(Number.isInteger(credits) && credits >= 1 && credits <= most);
  return (
    <ActModal
      opened={opened}
      onClose={onClose}
      title={`Credits of ${client.name}`}
      fields={
        <>
          <SegmentedControl
            fullWidth
            aria-label="What to do"
            value={act}
            onChange={(value) => setAct(value as CreditsAct['act'])}
            data={[
              { value: 'grant', label: 'Give' },
              { value: 'withdraw', label: 'Take away' },
            ]}
          />
          <NumberInput
            label="Credits"
            description={`${formatCount(free)} are free now${debt > 0 ? `, ${formatCount(debt)} are owed and paid first` : ''}.`}
            required
            min={1}
            max={most}
            clampBehavior="none"
            error={
              invalid && (most < 1 ? 'There is nothing to take.' : `A whole number from 1 to ${formatCount(most)}.`)
            }
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=","
            value={credits}
            onChange={(value) => setCredits(Number(value))}
          />
        </>
      }
      invalid={invalid}
      reasonNote="The client reads it in its ledger."
      summary={
        <>
          <b>{formatCredits(credits)}</b> {gives ? 'will be given to' : 'will be taken from'} <b>{client.name}</b>. What
          is held for its running jobs stays as it is.
        </>
      }
      action={gives ? `Give ${formatCredits(credits)}` : `Take ${formatCredits(credits)} away`}
      color={gives ? 'green' : 'red.9'}
      send={(form) => post(`/operator/clients/${client.client_id}/credits`, { ...form, act, credits })}
      onDone={onClose}
    />
  );
}
