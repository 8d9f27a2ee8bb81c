// A date and time; on hover to the second, and how long ago it was.
import { formatAge, formatDateTime, formatExactTime, formatMoment } from '../lib/format.ts';

interface Props {
  at: string;
  /** With the second, without the year: beside others of the same day. */
  exact?: boolean;
}

export const DateTime = ({ at, exact = false }: Props) => (
  <time dateTime={at} title={`${formatExactTime(at)} · ${formatAge(at)}`} style={{ whiteSpace: 'nowrap' }}>
    {exact ? formatMoment(at) : formatDateTime(at)}
  </time>
);
