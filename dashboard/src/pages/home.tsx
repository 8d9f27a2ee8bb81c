// The first page: a guide until there is a key and a video, an overview afterwards.
import type { JobRows } from '@greenroom/contract/dashboard/jobs';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { get } from '../lib/http.ts';
import { useVisitor } from '../lib/session.ts';
import { keyQuery } from '../parts/keys/use-key.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

const Guide = lazy(async () => ({ default: (await import('../parts/guide/guide.tsx')).Guide }));
const Overview = lazy(async () => ({ default: (await import('../parts/overview/overview.tsx')).Overview }));

export function HomePage() {
  const { client_id } = useVisitor();
  const [ended, setEnded] = useLocalStorage({
    key: `greenroom.guide.${client_id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const key = useQuery({ ...keyQuery, enabled: !ended });
  const made = useQuery({
    queryKey: ['/jobs', 'completed'],
    queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { status: 'completed' }, signal }),
    enabled: !ended,
  });
  if (ended) return <Overview />;
  if (!key.data || !made.data) {
    return (
      <Page title="Overview">
        <Loaded query={{ ...(key.error ? key : made), data: undefined }}>{() => null}</Loaded>
      </Page>
    );
  }
  const hasVideo = made.data.items.some(({ kind }) => kind === 'talking_head' || kind === 'scenes');
  return <FirstVisits begun={key.data.key !== null && hasVideo} onEnd={() => setEnded(true)} />;
}

/** Decided once: the key that was just made must stay in sight until somebody leaves. */
function FirstVisits({ begun, onEnd }: { begun: boolean; onEnd: () => void }) {
  const [guided] = useState(!begun);
  return guided ? <Guide onEnd={onEnd} /> : <Overview />;
}
