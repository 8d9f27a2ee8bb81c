// A relative time, with the exact date and time on hover.
import { formatAge, formatDateTime, formatRecent } from '../lib/format.ts';

/** @param isClock after an hour, the time of the day: many things of one day are told apart by it. */
export const RelativeTime = ({ at, isClock = false }: { at: string; isClock?: boolean }) => (
  <time dateTime={at} title={formatDateTime(at)} style={{ whiteSpace: 'nowrap' }}>
    {isClock ? formatRecent(at) : formatAge(at)}
  </time>
);
