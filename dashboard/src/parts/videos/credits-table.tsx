// The credits reserved, charged and refunded for a video, line by line.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { LineItem } from '@greenroom/contract/usage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import { formatCount, formatCredits, formatNumber, formatPrice } from '../../lib/format.ts';
import { isVideo } from './is-video.ts';
import { lineItemName } from './labels.ts';
import { reservedOf } from './reserved-of.ts';

const calculationOf = ({ seconds, rate }: LineItem): string =>
  seconds === null || rate === null ? '' : t`${formatNumber(seconds, 2)} s × ${rate} credits/s`;

/** A failed video charges nothing for any line. */
const chargedFor = ({ actual }: LineItem, { status }: JobDetail): string =>
  status === 'failed' ? '0' : actual === null ? '–' : formatCount(actual);

type Money = Pick<JobDetail, 'kind' | 'status' | 'credits_reserved' | 'credits_charged' | 'credits_released'>;

const summaryOf = (job: Money): string => {
  const { status, credits_reserved, credits_charged, credits_released } = job;
  if (!credits_reserved) return t`Free`;
  if (credits_charged === null || credits_released === null) {
    const reserved = formatCredits(credits_reserved);
    return isVideo(job)
      ? t`${reserved} reserved until the video finishes. Unused credits are returned.`
      : t`${reserved} reserved until it is ready. Unused credits are returned.`;
  }
  if (status === 'failed') return t`All ${formatCredits(credits_released)} were returned.`;
  return credits_released === 0
    ? t`All reserved credits were charged.`
    : t`${formatCredits(credits_released)} returned.`;
};

/** In a few words: the charge, what is reserved for it, or why there is none. */
export const creditsOf = (video: JobDetail): string => {
  if (video.status === 'failed') return t`Not charged`;
  if (video.credits_charged === null && video.credits_reserved) {
    return isVideo(video) ? reservedOf(video) : t`${formatCredits(video.credits_reserved)} reserved`;
  }
  return video.status === 'completed' && video.credits_charged ? formatPrice(video.credits_charged) : summaryOf(video);
};

export function CreditsTable({ video }: { video: JobDetail }) {
  return (
    <>
      <Table aria-label={t`Credits`} verticalSpacing={6} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Item</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Reserved</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Charged</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {video.line_items.map((line) => (
            <Table.Tr key={line.item}>
              <Table.Td>
                {lineItemName(line.item)}
                <Text size="xs" c="dimmed">
                  {calculationOf(line)}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{formatCount(line.estimated)}</Table.Td>
              <Table.Td ta="right">{chargedFor(line, video)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>
              <Trans>Total</Trans>
            </Table.Th>
            <Table.Th ta="right">{formatCount(video.credits_reserved ?? 0)}</Table.Th>
            <Table.Th ta="right">{video.credits_charged === null ? '–' : formatCount(video.credits_charged)}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      {summaryOf(video) !== creditsOf(video) && (
        <Text size="sm" c="dimmed" mt="xs">
          {summaryOf(video)}
        </Text>
      )}
    </>
  );
}
