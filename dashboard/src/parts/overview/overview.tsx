// The overview: the start of a video, those in progress, the latest ones and the credits.
import { t } from '@lingui/core/macro';
import { useVisitor } from '../../lib/session.ts';
import { OperatorStatus } from '../operator/operator-status.tsx';
import { Page } from '../page.tsx';
import { inStartOrder } from '../videos/in-progress.ts';
import { useRunningVideos } from '../videos/use-running-videos.ts';
import { VideosInProgress } from '../videos/videos-in-progress.tsx';
import { BalanceLine } from './balance-line.tsx';
import { LatestVideos } from './latest-videos.tsx';
import { StartVideo } from './start-video.tsx';

/** Of the videos in progress; the library has all of them. */
const MAX_SHOWN = 6;

export function Overview() {
  const { suspended } = useVisitor();
  const { running } = useRunningVideos();
  return (
    <Page title={t`Overview`} width="wide">
      <OperatorStatus />
      <StartVideo disabled={suspended} />
      <BalanceLine />
      <VideosInProgress videos={inStartOrder(running ?? []).slice(0, MAX_SHOWN)} />
      <LatestVideos />
    </Page>
  );
}
