// Tells the user on every page when a video of the team has ended: a toast, a count in the tab's title, and fresh numbers everywhere.
import type { EndedVideos } from '@greenroom/contract/dashboard/videos';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { get } from '../lib/http.ts';
import { queryClient } from '../lib/query.ts';
import { isShown } from '../lib/shown-videos.ts';
import { setUnseenCount } from '../lib/tab-title.ts';
import { showToast } from '../lib/toasts.ts';

type EndedVideo = EndedVideos['items'][number];

const WORKING_MS = 4_000;
/** Videos are also ordered through the API and by other members of the team. */
const IDLE_MS = 15_000;

/** More at once are counted instead of named. */
const MAX_NAMED = 3;

/** Of a title in a toast. */
const MAX_LETTERS = 36;

/** What changes when a video ends. */
const CHANGED = ['/credits', '/ledger', '/usage', '/videos', '/jobs', '/assets'];

export function VideoNotices() {
  const after = useRef<string>(undefined);
  const known = useRef<ReadonlySet<string>>(undefined);
  const unseen = useRef<readonly EndedVideo[]>([]);
  const show = useShowEnded();
  const { data } = useQuery({
    queryKey: ['/videos/ended'],
    queryFn: ({ signal }) => get<EndedVideos>('/videos/ended', { query: { after: after.current }, signal }),
    refetchInterval: ({ state }) => (state.data?.in_progress ? WORKING_MS : IDLE_MS),
    // For the tab's title.
    refetchIntervalInBackground: true,
  });

  const showUnseen = useEffectEvent(() => {
    if (document.hidden) return;
    setUnseenCount(0);
    show(unseen.current);
    unseen.current = [];
  });

  const receive = useEffectEvent(({ items, now }: EndedVideos) => {
    after.current = now;
    // What ended before this page was opened is no news.
    const news = known.current ? items.filter(({ id }) => !known.current!.has(id)) : [];
    known.current = new Set(items.map(({ id }) => id));
    if (news.length === 0) return;
    for (const path of CHANGED) void queryClient.invalidateQueries({ queryKey: [path] });
    unseen.current = [...unseen.current, ...news];
    setUnseenCount(unseen.current.length);
    showUnseen();
  });

  useEffect(() => {
    if (data) receive(data);
  }, [data]);
  useEffect(() => {
    const onChange = () => showUnseen();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      setUnseenCount(0);
    };
  }, []);
  return null;
}

/** Shows a toast for each video, except for those that the page shows. */
function useShowEnded() {
  const navigate = useNavigate();
  return (videos: readonly EndedVideo[]) => {
    const elsewhere = videos.filter(({ id }) => !isShown(id));
    if (elsewhere.length > MAX_NAMED) {
      const failed = elsewhere.filter(({ status }) => status === 'failed').length;
      const ready = elsewhere.length - failed;
      const message =
        failed > 0
          ? t`Videos that are ready: ${ready}. Failed: ${failed}.`
          : plural(ready, { one: '# video is ready.', other: '# videos are ready.' });
      showToast(message, { label: t`Show videos`, run: () => void navigate({ to: '/videos' }) }, failed > 0);
      return;
    }
    for (const { id, title, status } of elsewhere) {
      const hasFailed = status === 'failed';
      // Isolated: a title in a script from right to left must not reorder the sentence.
      const name = `“\u2068${shortened(title)}\u2069”`;
      showToast(
        hasFailed ? t`${name} failed. You were not charged.` : t`${name} is ready.`,
        { label: t`Open`, run: () => void navigate({ to: '/videos/$id', params: { id } }) },
        hasFailed,
      );
    }
  };
}

/** Two lines of a toast on phones have room for it. */
const shortened = (title: string): string => {
  const letters = [...title];
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('').trimEnd()}…` : title;
};
