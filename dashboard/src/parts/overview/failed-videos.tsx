// One line about videos that failed in the last seven days, until they are opened.
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { useSeenFailures } from '../../lib/seen-failures.ts';
import { localTimeZone } from '../../lib/time-zone.ts';
import { Icon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { searchOfDays } from '../list-filters.tsx';
import { addDays, todayIn } from '../usage/range.ts';

export function FailedVideos() {
  const [seen, addSeen] = useSeenFailures();
  const from = addDays(todayIn(localTimeZone()), -6);
  const { data } = useQuery({
    queryKey: ['/videos', 'failed', from],
    queryFn: ({ signal }) =>
      get<VideoPage>('/videos', {
        query: { status: 'failed', limit: 100, ...searchOfDays({ from, to: '' }) },
        signal,
      }),
  });
  const failed = (data?.items ?? []).map(({ id }) => id).filter((id) => !seen.includes(id));
  const [first] = failed;
  if (first === undefined) return null;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" fz="sm">
      <Icon name="warning" size={18} style={{ color: 'var(--mantine-color-error)', marginTop: 1 }} />
      <Text inherit>
        {plural(failed.length, {
          one: '# video failed. It was not charged.',
          other: '# videos failed. They were not charged.',
        })}{' '}
        <TextLink
          {...(failed.length === 1
            ? { to: '/videos/$id', params: { id: first } }
            : { to: '/videos', search: { status: 'failed', from } })}
          inherit
          onClick={() => addSeen(failed)}
        >
          <Trans>View</Trans>
        </TextLink>
      </Text>
    </Group>
  );
}
