// A relative time, with the exact date and time on hover.
import { formatAge, formatDateTime, formatRecent } from '../lib/format.ts';
import { useIsPhone } from '../lib/use-is-phone.ts';

export const RelativeTime = ({ at }: { at: string }) => <Time at={at} words={formatAge(at)} />;

/** After an hour, the time of the day: many things of one day are told apart by it. On a phone, earlier days are short. */
export const RecentTime = ({ at }: { at: string }) => {
  const isShort = useIsPhone() === true;
  return <Time at={at} words={formatRecent(at, { isShort })} />;
};

const Time = ({ at, words }: { at: string; words: string }) => (
  <time dateTime={at} title={formatDateTime(at)} style={{ whiteSpace: 'nowrap' }}>
    {words}
  </time>
);
