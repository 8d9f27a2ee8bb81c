// A moment as its age; the date stands in the tooltip.
import { formatAge, formatDateTime } from '../../lib/format.ts';

export const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatAge(at)}
  </time>
);
