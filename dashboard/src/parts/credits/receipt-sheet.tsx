// A receipt for reading and printing.

import { buyerLines } from '@greenroom/contract/dashboard/buyer-lines';
import type { Receipt, Reversal } from '@greenroom/contract/dashboard/receipts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, Stack, Table, Text } from '@mantine/core';
import { formatCents, formatCount, formatCredits, formatDay } from '../../lib/format.ts';
import { serviceText } from '../../lib/service-text.ts';
import { Warning } from '../warning.tsx';
import classes from './receipt.module.css';

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, issued_at, test, seller, buyer } = receipt;
  const taxIdLine = (tax_id: string) => t`Tax ID ${tax_id}`;
  const taxNumber = seller.tax_id === null ? [] : [taxIdLine(seller.tax_id)];
  return (
    <Paper className={classes.sheet}>
      <Stack gap="xl">
        <Group justify="space-between">
          <Text fw={650} fz="lg">
            {number}
          </Text>
          <Text c="dimmed">{formatDay(issued_at)}</Text>
        </Group>
        {test && <Warning title={t`Test receipt: no payment was taken`} />}
        <div className={classes.parties}>
          <Party
            name={t({ message: 'From', context: 'receipt' })}
            lines={[seller.name, ...seller.address, ...taxNumber]}
          />
          <Party name={t({ message: 'To', context: 'receipt' })} lines={buyerLines(buyer, taxIdLine)} />
        </div>
        <Items receipt={receipt} />
        {receipt.reversals.length > 0 && <Reversals receipt={receipt} />}
      </Stack>
    </Paper>
  );
}

function Party({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <Text c="dimmed" size="sm">
        {name}
      </Text>
      {lines.map((line, index) => (
        <Text key={line} fw={index === 0 ? 600 : 400} dir="auto" ta="left" style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Text>
      ))}
    </div>
  );
}

function Items({ receipt: { credits, lines, amount_cents, currency, tax, paid_with } }: { receipt: Receipt }) {
  return (
    <Table aria-label={t`Items`} horizontalSpacing={0} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Description</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Amount</Trans>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ text, quantity, unit_cents, amount_cents }) => (
          <Table.Tr key={text}>
            <Table.Td>
              {formatCredits(credits)}
              <Text size="sm" c="dimmed">
                <Trans>
                  {formatCount(quantity)} × {serviceText(text)} at {formatCents(unit_cents, currency)} each
                </Trans>
              </Text>
            </Table.Td>
            <Table.Td>{formatCents(amount_cents, currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th fz="md">
            <Trans>Total ({currency.toUpperCase()})</Trans>
          </Table.Th>
          <Table.Th fz="md">{formatCents(amount_cents, currency)}</Table.Th>
        </Table.Tr>
        {tax && (
          <Table.Tr>
            <Table.Td>
              <Trans>
                Includes {tax.name} {tax.percent}%
              </Trans>
            </Table.Td>
            <Table.Td>{formatCents(tax.amount_cents, currency)}</Table.Td>
          </Table.Tr>
        )}
        <Table.Tr>
          <Table.Td>
            <Trans>Paid with</Trans>
          </Table.Td>
          <Table.Td>{paid_with === 'stripe' ? 'Stripe' : t`Test checkout`}</Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

function Reversals({ receipt: { reversals, amount_cents, reversed_cents, currency } }: { receipt: Receipt }) {
  return (
    <Table aria-label={t`Refunds and disputes`} horizontalSpacing={0} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Refunds and disputes</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Amount</Trans>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reversals.map((reversal) => (
          <Table.Tr key={reversal.made_at + reversal.kind}>
            <Table.Td>{describe(reversal)}</Table.Td>
            <Table.Td>{formatCents(-reversal.amount_cents, currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th>
            <Trans>Net total</Trans>
          </Table.Th>
          <Table.Th>{formatCents(amount_cents - reversed_cents, currency)}</Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

const events = { refund: [t`Refunded`, t`Refund failed`], dispute: [t`Disputed`, t`Dispute won`] } as const;

const describe = ({ kind, amount_cents, credits, made_at }: Reversal): string => {
  const event = events[kind][amount_cents > 0 ? 0 : 1];
  const [day, amount] = [formatDay(made_at), formatCredits(Math.abs(credits))];
  return credits > 0 ? t`${event} on ${day}, ${amount} recovered` : t`${event} on ${day}, ${amount} restored`;
};
