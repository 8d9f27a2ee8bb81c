// The video that was ordered last, in place of the canvas: its progress, and what to do once it has ended.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useShownVideo } from '../../lib/shown-videos.ts';
import { DescriptionList } from '../description-list.tsx';
import { Icon } from '../icons.tsx';
import { FilmStill } from '../videos/film-still.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { needsChange } from '../videos/labels.ts';
import { Output } from '../videos/output.tsx';
import { stagesOf } from '../videos/stages-of.ts';
import { filmFactsOf } from './film-facts.tsx';
import actionClasses from './finished-actions.module.css';
import { Details, DetailsLink, FinishedActions } from './finished-actions.tsx';
import { useListedVideo } from './use-listed-video.ts';
import { useVideo } from './use-video.ts';
import classes from './video-panel.module.css';
import { VideoStatus, Warnings } from './video-status.tsx';
import { Waiting, WaitingNote } from './waiting.tsx';

const TemplateTiles = lazyPage(() => import('./templates/template-tiles.tsx'), 'TemplateTiles');

interface Props {
  id: string;
  /** How the video starts, shown while it is in progress. Undefined if that is unknown. */
  picture: string | undefined;
  /** Of the open draft, which the bar above shows. */
  draftTitle: string;
  /** The draft was not changed since the order. */
  isSame: boolean;
  /** Orders the draft as it is now; undefined while that is not possible. */
  onOrder: (() => void) | undefined;
  /** Of the draft as it is now; undefined while it is unknown. */
  price: number | undefined;
  isOrdering: boolean;
  /** To the form, for another video. */
  onEdit(): void;
  /** What the video was ordered with, unless that is beside it. */
  summary: ReactNode;
}

export const VideoPanel = (props: Props) => {
  const { data: video } = useVideo(props.id);
  useShownVideo(video?.id);
  return (
    <Paper component="section" aria-label={t`Your video`} p={{ base: 'sm', sm: 'md' }} className={classes.panel}>
      {video && (video.output || isInProgress(video)) ? (
        <Shown {...props} video={video} />
      ) : (
        <Stack gap="sm">
          <VideoStatus id={props.id} />
          {video?.status === 'failed' && <AfterFailure {...props} video={video} />}
        </Stack>
      )}
    </Paper>
  );
};

interface ShownProps extends Props {
  video: JobDetail;
}

/** The film, or a picture in its place, with what there is to know and to do beside it, or below where that is too narrow. */
const Shown = ({ video, picture, draftTitle, summary, onEdit }: ShownProps) => {
  // Its title, public link and, until it is finished, presenter.
  const { data: listed } = useListedVideo(video);
  const { output } = video;
  const portrait = listed?.portrait_url ? ownFile(listed.portrait_url) : undefined;
  return (
    <div className={classes.layout} data-state={output ? 'finished' : 'running'}>
      {output ? (
        <Output video={video} output={output} />
      ) : (
        <FilmStill picture={picture ?? portrait} state="rendering" />
      )}
      <Stack gap="md" {...(!output && { 'aria-live': 'polite' })}>
        {listed && listed.title !== draftTitle && (
          <Title order={2} size="md" lineClamp={2} dir="auto">
            {listed.title}
          </Title>
        )}
        {output ? (
          <>
            <div className={actionClasses.actions}>
              <FinishedActions video={video} listed={listed} isSecondary={!summary} />
              {summary && <NewVersion onClick={onEdit} />}
            </div>
            {!summary && <DescriptionList items={filmFactsOf(video, output)} />}
          </>
        ) : (
          <Waiting video={video} stages={stagesOf(video)} />
        )}
      </Stack>
      <Stack gap="md" className={classes.rest}>
        <Warnings video={video} />
        {!output && (
          <WaitingNote video={video}>
            <DetailsLink id={video.id} />
          </WaitingNote>
        )}
        {summary}
        {!output && summary && (
          <Group gap="sm">
            <NewVersion onClick={onEdit} />
            <Text size="sm" c="dimmed">
              <Trans>Another video, from this script</Trans>
            </Text>
          </Group>
        )}
        {output && summary && <Another />}
      </Stack>
    </div>
  );
};

const NewVersion = ({ onClick }: { onClick(): void }) => (
  <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={onClick}>
    <Trans>New version</Trans>
  </Button>
);

/** What to do next. */
const Another = () => (
  <Stack gap="xs" mt="auto">
    <Text size="sm" fw={600}>
      <Trans>Make another video</Trans>
    </Text>
    <Suspense fallback={<Skeleton h={140} />}>
      <TemplateTiles className={classes.templates} count={4} />
    </Suspense>
  </Stack>
);

const AfterFailure = ({ video, isSame, onOrder, price, isOrdering, onEdit }: ShownProps) => {
  const canTryAgain = !isSame || (video.error != null && !needsChange(video.error.code));
  return (
    <Group gap="xs" justify="center">
      {canTryAgain ? (
        <Button
          onClick={onOrder}
          disabled={!onOrder}
          loading={isOrdering}
          leftSection={<Icon name="again" size={16} />}
        >
          {price === undefined ? t`Try again` : t`Try again, ${formatPrice(price)}`}
        </Button>
      ) : (
        <Button onClick={onEdit}>
          <Trans>Edit settings</Trans>
        </Button>
      )}
      <Details id={video.id} />
    </Group>
  );
};
