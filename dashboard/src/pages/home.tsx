// The home page: the getting-started guide until its steps are done or it is dismissed, then the overview. Members join a team that has
// begun: they see the overview.
import { t } from '@lingui/core/macro';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPage } from '../lib/lazy-page.ts';
import { useVisitor } from '../lib/session.ts';
import { requestedQuery } from '../parts/guide/requested.ts';
import { useGoal } from '../parts/guide/use-goal.ts';
import { keyQuery } from '../parts/keys/use-key.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { completedQuery, countVideos } from '../parts/videos/completed.ts';

const Guide = lazyPage(() => import('../parts/guide/guide.tsx'), 'Guide');
const Overview = lazyPage(() => import('../parts/overview/overview.tsx'), 'Overview');

export function HomePage() {
  const { client_id, role } = useVisitor();
  const [dismissed, setDismissed] = useLocalStorage({
    key: `greenroom.guide.${client_id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const hasGuide = role === 'owner' && !dismissed;
  const [goal] = useGoal();
  const key = useQuery({ ...keyQuery, enabled: hasGuide });
  const completed = useQuery({ ...completedQuery, enabled: hasGuide });
  const requested = useQuery({ ...requestedQuery, enabled: hasGuide && goal === 'integration' });
  if (!hasGuide) return <Overview />;
  if (!key.data || !completed.data || (goal === 'integration' && requested.data === undefined)) {
    return (
      <Page title={t`Overview`}>
        <Loaded query={{ ...(key.error ? key : requested.error ? requested : completed), data: undefined }}>
          {() => null}
        </Loaded>
      </Page>
    );
  }
  const isDone = goal === 'integration' ? key.data.key !== null && requested.data : countVideos(completed.data) > 1;
  return <FirstVisit isDone={isDone === true} onDismiss={() => setDismissed(true)} />;
}

/** Decided once per visit: a new API key must stay visible until the visitor leaves the page. */
function FirstVisit({ isDone, onDismiss }: { isDone: boolean; onDismiss: () => void }) {
  const [showsGuide] = useState(!isDone);
  return showsGuide ? <Guide onDismiss={onDismiss} /> : <Overview />;
}
