// The page of one video: its film and actions first, then its script and details.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type CSSProperties, useEffect } from 'react';
import { formatDay, formatDuration, formatElapsed } from '../lib/format.ts';
import { ApiError, get } from '../lib/http.ts';
import { ownFile } from '../lib/own-file.ts';
import { whileLive } from '../lib/query.ts';
import { useSeenFailures } from '../lib/seen-failures.ts';
import { serviceText } from '../lib/service-text.ts';
import { useShownVideo } from '../lib/shown-videos.ts';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { CopyBlock } from '../parts/copy-field.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FoldedSection } from '../parts/folded-section.tsx';
import { Icon } from '../parts/icons.tsx';
import { BackLink, ButtonLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page, PageSkeleton } from '../parts/page.tsx';
import { SectionCard } from '../parts/section-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { TryAgain } from '../parts/videos/create-again.tsx';
import { CreditsTable, creditsOf } from '../parts/videos/credits-table.tsx';
import { FailureNote } from '../parts/videos/failure-note.tsx';
import { fileNameOf } from '../parts/videos/file-name.ts';
import { FilmStill } from '../parts/videos/film-still.tsx';
import { isInProgress } from '../parts/videos/in-progress.ts';
import { isVideo } from '../parts/videos/is-video.ts';
import { kindNames, needsChange, textNames } from '../parts/videos/labels.ts';
import { ChangeButton } from '../parts/videos/new-version.tsx';
import { Download, Files, Output } from '../parts/videos/output.tsx';
import { Facts, Settings } from '../parts/videos/settings.tsx';
import { Steps } from '../parts/videos/steps.tsx';
import classes from '../parts/videos/video-page.module.css';
import { DeleteButton, VideoPageActions } from '../parts/videos/video-page-actions.tsx';
import { WaitingFilm } from '../parts/videos/waiting-film.tsx';
import { WarningList } from '../parts/warning-list.tsx';

/** Other jobs are not in the video library. */
const Back = ({ toJobs = false }: { toJobs?: boolean }) => (
  <BackLink to={toJobs ? '/jobs' : '/videos'}>{toJobs ? t`All jobs` : t`All videos`}</BackLink>
);

const VideoSkeleton = () => (
  <PageSkeleton>
    <div className={classes.layout}>
      <div className={classes.film} style={{ '--ratio': 9 / 16 } as CSSProperties}>
        <Skeleton radius="lg" style={{ aspectRatio: '9 / 16' }} />
      </div>
      <SkeletonLines />
    </div>
  </PageSkeleton>
);

export function VideoPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery({
    queryKey: ['/jobs', id],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${encodeURIComponent(id)}`, { signal }),
    // An operator may retry a failed one.
    refetchInterval: whileLive<JobDetail>((video) => video.status !== 'completed' && video.retried_as === null),
  });
  const showsVideo = query.data !== undefined && isVideo(query.data);
  // Its title and public link, which other jobs do not have.
  const { data: listed } = useQuery({
    queryKey: ['/videos', id, query.data?.status],
    queryFn: ({ signal }) => get<Video>(`/videos/${encodeURIComponent(id)}`, { signal }),
    enabled: showsVideo,
    retry: false,
  });
  useFreshBalance(query.data?.status);
  useShownVideo(id);
  const hasFailed = showsVideo && query.data?.status === 'failed';
  const [, addSeenFailures] = useSeenFailures();
  useEffect(() => {
    if (hasFailed) addSeenFailures([id]);
  }, [addSeenFailures, hasFailed, id]);
  if (query.error instanceof ApiError && query.error.status === 404) return <VideoNotFound />;
  return (
    <Loaded query={query} skeleton={<VideoSkeleton />}>
      {(video) => (
        <Page
          title={listed?.title ?? kindNames[video.kind]}
          heading={
            <Group gap="xs" component="span" className={classes.title}>
              <Text component="bdi" inherit lineClamp={2}>
                {listed?.title ?? kindNames[video.kind]}
              </Text>
              {/* How far a video is, is beside its picture. */}
              {isInProgress(video) && !showsVideo && <StatusBadge status={video.status} />}
            </Group>
          }
          above={<Back toJobs={!showsVideo} />}
          description={factsOf(video)}
        >
          <VisuallyHidden role="status">
            <Trans>Status: {video.status}</Trans>
          </VisuallyHidden>
          <div className={classes.layout} data-state={stateOf(video, listed)}>
            <Outcome video={video} listed={listed} />
            <Stack gap="lg">
              {video.error ? (
                <Failure video={video} error={video.error} listed={listed} />
              ) : (
                <div className={video.output ? classes.actions : classes.fewActions}>
                  {video.output && (
                    <Download
                      output={video.output}
                      as={(extension) => (listed?.output ? fileNameOf(listed) : `${video.id}.${extension}`)}
                    />
                  )}
                  {listed && <VideoPageActions video={listed} />}
                  <LibraryLink video={video} />
                </div>
              )}
              {listed?.share && <Shared url={listed.share.url} />}
              {video.warnings.length > 0 && (
                <WarningList title={t`Differs from your settings`} points={video.warnings.map(serviceText)} />
              )}
              <SourceText video={video} />
              <Details video={video} loadedAt={query.dataUpdatedAt} />
            </Stack>
          </div>
        </Page>
      )}
    </Loaded>
  );
}

/** What is beside the details: the film or a note in its place, a picture and the progress, a picture of a failed one, or nothing. */
const stateOf = (video: JobDetail, listed: Video | undefined): 'waiting' | 'failed' | 'single' | undefined => {
  if (isInProgress(video)) return isVideo(video) ? 'waiting' : 'single';
  if (!video.error) return undefined;
  return listed?.portrait_url ? 'failed' : 'single';
};

/** 0:09 · 480p · 28 Nov 2026 · Maya */
const factsOf = ({ output, queued_at, character_name, request }: JobDetail): string =>
  [
    output?.duration !== undefined && formatDuration(output.duration),
    output?.width && output.height
      ? `${Math.min(output.width, output.height)}p`
      : request?.mode === 'talking_head' && request.resolution,
    formatDay(queued_at),
    character_name,
  ]
    .filter(Boolean)
    .join(' · ');

/** The public page of a video. */
const Shared = ({ url }: { url: string }) => (
  <Group gap={6} wrap="nowrap" align="flex-start" c="dimmed" fz="sm" mt="calc(-1 * var(--mantine-spacing-xs))">
    <Icon name="globe" size={16} />
    <span>
      <Trans>
        Shared: anyone with the link can watch it.{' '}
        <Anchor href={new URL(url).pathname} target="_blank" rel="noreferrer" inherit>
          Open the page
        </Anchor>
      </Trans>
    </span>
  </Group>
);

/** Folded, because most visits are for the film; the settings are not where there is room beside it, once it is finished. */
const Details = ({ video, loadedAt }: { video: JobDetail; loadedAt: number }) => (
  <Paper p={0}>
    <FoldedSection
      title={t`Settings`}
      summary={kindNames[video.kind]}
      open={useIsPhone() === false && !isInProgress(video)}
    >
      <Settings video={video} />
    </FoldedSection>
    <FoldedSection title={t`Credits`} summary={creditsOf(video)}>
      <CreditsTable video={video} />
    </FoldedSection>
    <FoldedSection title={t`For developers`} summary={t`Processing, files, API request`}>
      <ForDevelopers video={video} loadedAt={loadedAt} />
    </FoldedSection>
  </Paper>
);

function ForDevelopers({ video, loadedAt }: { video: JobDetail; loadedAt: number }) {
  const { id, output, request, queued_at, completed_at } = video;
  const took = completed_at === null ? undefined : formatElapsed(Date.parse(completed_at) - Date.parse(queued_at));
  return (
    <Stack gap="lg">
      <section>
        <Title order={3} size="sm" mb="xs">
          {took === undefined ? t`Processing` : t`Processing, ${took}`}
        </Title>
        <Steps video={video} now={loadedAt} />
      </section>
      {output && (
        <section>
          <Title order={3} size="sm" mb="xs">
            <Trans>Files</Trans>
          </Title>
          <Files id={id} output={output} />
        </section>
      )}
      <section>
        <Title order={3} size="sm" mb={4}>
          <Trans>Facts</Trans>
        </Title>
        <Facts video={video} />
      </section>
      {request && (
        <section>
          <Title order={3} size="sm">
            <Trans>API request</Trans>
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            <Trans>
              Send this body to <code>POST /videos</code> to create the same video.
            </Trans>
          </Text>
          <CopyBlock
            title={t`Request body`}
            value={JSON.stringify(request, null, 2)}
            label={t`request body`}
            language="json"
          />
        </section>
      )}
    </Stack>
  );
}

/** Credits are charged or released when a video ends, so the balance in the header is loaded again. */
function useFreshBalance(status: JobDetail['status'] | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (status === 'completed' || status === 'failed') client.invalidateQueries({ queryKey: ['/credits'] });
  }, [client, status]);
}

interface OutcomeProps {
  video: JobDetail;
  /** Undefined until it is loaded, and for a job that is no video. */
  listed: Video | undefined;
}

function Outcome({ video, listed }: OutcomeProps) {
  const picture = listed?.portrait_url ? ownFile(listed.portrait_url) : undefined;
  if (video.error) {
    return (
      picture && (
        <div className={classes.failed}>
          <FilmStill picture={picture} state="failed">
            <span className={classes.badge}>
              <StatusBadge status="failed" />
            </span>
          </FilmStill>
        </div>
      )
    );
  }
  if (video.output) return <Output video={video} output={video.output} />;
  if (video.status === 'completed') {
    return (
      <EmptyState icon="trash" title={t`The file was deleted`}>
        <Trans>Its settings and charges are below.</Trans>
      </EmptyState>
    );
  }
  return <WaitingFilm video={video} portrait={picture} />;
}

const Failure = ({ video, error, listed }: OutcomeProps & { error: NonNullable<JobDetail['error']> }) => (
  <FailureNote video={video} error={error}>
    {video.request && needsChange(error.code) && <ChangeButton id={video.id} variant="filled" />}
    {video.request && !needsChange(error.code) && (
      <TryAgain id={video.id} variant={video.retried_as === null ? 'filled' : 'default'} />
    )}
    {listed && !listed.restorable_until && <DeleteButton id={video.id} />}
  </FailureNote>
);

/** Presenters and voices are managed in the library. */
function LibraryLink({ video: { kind } }: { video: JobDetail }) {
  if (kind !== 'character' && kind !== 'voice') return null;
  return (
    <ButtonLink to={kind === 'voice' ? '/library/voices' : '/library/characters'} variant="default">
      <Trans>Open library</Trans>
    </ButtonLink>
  );
}

function SourceText({ video: { kind, text } }: { video: JobDetail }) {
  if (text === null) return null;
  return (
    <SectionCard title={textNames[kind]}>
      <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </SectionCard>
  );
}

function VideoNotFound() {
  return (
    <Page title={t`Video not found`} above={<Back />}>
      <EmptyState
        icon="jobs"
        title={t`No video with this ID`}
        action={
          <ButtonLink to="/videos">
            <Trans>Show all videos</Trans>
          </ButtonLink>
        }
      >
        <Trans>Check the link. The video may belong to another account.</Trans>
      </EmptyState>
    </Page>
  );
}
