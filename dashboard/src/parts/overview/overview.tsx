// The overview: the start of a video, those in progress, the latest ones and the credits.
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useVisitor } from '../../lib/session.ts';
import { LowCreditsNote } from '../credits/low-credits-note.tsx';
import { OperatorStatus } from '../operator/operator-status.tsx';
import { Page } from '../page.tsx';
import { inStartOrder } from '../videos/in-progress.ts';
import { useRunningVideos } from '../videos/use-running-videos.ts';
import { VideosInProgress } from '../videos/videos-in-progress.tsx';
import { FailedVideos } from './failed-videos.tsx';
import { JoinedTeam } from './joined-team.tsx';
import { LatestVideos, latestVideosQuery } from './latest-videos.tsx';
import { SpendingLine } from './spending-line.tsx';
import { StartVideo } from './start-video.tsx';

/** Of the videos in progress; the library has all of them. */
const MAX_SHOWN = 6;

/** The videos of one row on an ordinary screen. */
const ROW = 4;

export function Overview() {
  const { name, client_name, suspended, operator } = useVisitor();
  const { running } = useRunningVideos();
  // Operators come for the installation: videos of their own follow once there are some.
  const { data: latest } = useQuery({ ...latestVideosQuery, enabled: operator });
  const ownVideos = latest?.items.length ?? 0;
  return (
    <Page
      title={t`Overview`}
      heading={t`Hello, ${name}`}
      // A team has the name of its first user until they choose another.
      description={client_name !== name && client_name}
      width="wide"
    >
      <OperatorStatus />
      <JoinedTeam />
      <LowCreditsNote canBuy />
      {(!operator || ownVideos > 0) && <StartVideo disabled={suspended} />}
      <VideosInProgress videos={inStartOrder(running ?? []).slice(0, MAX_SHOWN)} />
      <FailedVideos />
      {(!operator || ownVideos >= ROW) && (
        <>
          <LatestVideos />
          <SpendingLine />
        </>
      )}
    </Page>
  );
}
