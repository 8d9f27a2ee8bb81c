// A relative time, with the exact date and time on hover.
import { formatAge, formatDateTime } from '../lib/format.ts';

export const RelativeTime = ({ at, isShort }: { at: string; isShort?: boolean }) => (
  <time dateTime={at} title={formatDateTime(at)} style={{ whiteSpace: 'nowrap' }}>
    {formatAge(at, { isShort })}
  </time>
);
