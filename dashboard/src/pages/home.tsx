// The home page: the getting-started guide until its goal is reached, then the overview.
import { t } from '@lingui/core/macro';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPage } from '../lib/lazy-page.ts';
import { useVisitor } from '../lib/session.ts';
import { useGoal } from '../parts/guide/use-goal.ts';
import { keyQuery } from '../parts/keys/use-key.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { completedQuery, includesVideo } from '../parts/videos/completed.ts';

const Guide = lazyPage(() => import('../parts/guide/guide.tsx'), 'Guide');
const Overview = lazyPage(() => import('../parts/overview/overview.tsx'), 'Overview');

export function HomePage() {
  const { client_id } = useVisitor();
  const [dismissed, setDismissed] = useLocalStorage({
    key: `greenroom.guide.${client_id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [goal] = useGoal();
  const key = useQuery({ ...keyQuery, enabled: !dismissed });
  const completed = useQuery({ ...completedQuery, enabled: !dismissed });
  if (dismissed) return <Overview />;
  if (!key.data || !completed.data) {
    return (
      <Page title={t`Overview`}>
        <Loaded query={{ ...(key.error ? key : completed), data: undefined }}>{() => null}</Loaded>
      </Page>
    );
  }
  const hasVideo = includesVideo(completed.data);
  const started = goal === 'integration' ? key.data.key !== null : hasVideo;
  return <FirstVisit started={started} onDismiss={() => setDismissed(true)} />;
}

/** Decided once per visit: a new API key must stay visible until the visitor leaves the page. */
function FirstVisit({ started, onDismiss }: { started: boolean; onDismiss: () => void }) {
  const [showsGuide] = useState(!started);
  return showsGuide ? <Guide onDismiss={onDismiss} /> : <Overview />;
}
