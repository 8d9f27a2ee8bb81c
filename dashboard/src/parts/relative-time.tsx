// A relative time, with the exact date and time on hover.
import { formatAge, formatDateTime } from '../lib/format.ts';

export const RelativeTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)} style={{ whiteSpace: 'nowrap' }}>
    {formatAge(at)}
  </time>
);
