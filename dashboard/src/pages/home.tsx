// The home page: the getting-started guide until there is an API key and a video, then the overview.
import type { JobRows } from '@greenroom/contract/dashboard/jobs';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../lib/http.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { useVisitor } from '../lib/session.ts';
import { keyQuery } from '../parts/keys/use-key.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

const Guide = lazyPage(() => import('../parts/guide/guide.tsx'), 'Guide');
const Overview = lazyPage(() => import('../parts/overview/overview.tsx'), 'Overview');

export function HomePage() {
  const { client_id } = useVisitor();
  const [dismissed, setDismissed] = useLocalStorage({
    key: `greenroom.guide.${client_id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const key = useQuery({ ...keyQuery, enabled: !dismissed });
  const completed = useQuery({
    queryKey: ['/jobs', 'completed'],
    queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { status: 'completed' }, signal }),
    enabled: !dismissed,
  });
  if (dismissed) return <Overview />;
  if (!key.data || !completed.data) {
    return (
      <Page title="Overview">
        <Loaded query={{ ...(key.error ? key : completed), data: undefined }}>{() => null}</Loaded>
      </Page>
    );
  }
  const hasVideo = completed.data.items.some(({ kind }) => kind === 'talking_head' || kind === 'scenes');
  return <FirstVisit started={key.data.key !== null && hasVideo} onDismiss={() => setDismissed(true)} />;
}

/** Decided once per visit: a new API key must stay visible until the visitor leaves the page. */
function FirstVisit({ started, onDismiss }: { started: boolean; onDismiss: () => void }) {
  const [showsGuide] = useState(!started);
  return showsGuide ? <Guide onDismiss={onDismiss} /> : <Overview />;
}
