// What a job was reserved, charged and given back, line by line.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { LineItem } from '@greenroom/contract/usage';
import { Table, Text } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { lineItemName } from './labels.ts';

const howOf = ({ seconds, rate }: LineItem): string =>
  seconds === null || rate === null ? '' : `${seconds.toFixed(2)} s × ${rate}`;

/** A failed job charges nothing for any line. */
const chargedFor = ({ actual }: LineItem, { status }: JobDetail): string =>
  status === 'failed' ? '0' : actual === null ? '–' : formatCount(actual);

type Money = Pick<JobDetail, 'status' | 'credits_reserved' | 'credits_charged' | 'credits_released'>;

const outcomeOf = ({ status, credits_reserved, credits_charged, credits_released }: Money): string => {
  if (credits_charged === null || credits_released === null) {
    return `${formatCount(credits_reserved ?? 0)} are set aside until it is finished. What it does not need is given back.`;
  }
  const released = formatCount(credits_released);
  if (credits_reserved === 0) return 'It is free.';
  if (status === 'failed') return `It failed, so nothing was charged and all ${released} were given back.`;
  return credits_released === 0
    ? 'Exactly what was reserved was charged.'
    : `${released} of what was reserved were given back.`;
};

export function Receipt({ job }: { job: JobDetail }) {
  return (
    <>
      <Table aria-label="What it cost" verticalSpacing={6} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Credits</Table.Th>
            <Table.Th ta="right">Reserved</Table.Th>
            <Table.Th ta="right">Charged</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {job.line_items.map((line) => (
            <Table.Tr key={line.item}>
              <Table.Td>
                {lineItemName(line.item)}
                <Text size="xs" c="dimmed">
                  {howOf(line)}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{formatCount(line.estimated)}</Table.Td>
              <Table.Td ta="right">{chargedFor(line, job)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>Total</Table.Th>
            <Table.Th ta="right">{formatCount(job.credits_reserved ?? 0)}</Table.Th>
            <Table.Th ta="right">{job.credits_charged === null ? '–' : formatCount(job.credits_charged)}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text size="sm" c="dimmed" mt="xs">
        {outcomeOf(job)}
      </Text>
    </>
  );
}
