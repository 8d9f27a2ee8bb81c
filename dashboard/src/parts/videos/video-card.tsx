// A card of a video: poster or progress, title, length and date; in the library with a checkbox and a menu.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Menu, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { formatDuration } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { LazyImage } from '../lazy-image.tsx';
import { TextLink } from '../links.tsx';
import { MoreActions } from '../more-actions.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { TryAgain } from './create-again.tsx';
import { failureText } from './failure-text.ts';
import { fileNameOf } from './file-name.ts';
import { isInProgress } from './in-progress.ts';
import { needsChange } from './labels.ts';
import { SmallChangeButton } from './new-version.tsx';
import { NewVersionItem } from './new-version-item.tsx';
import classes from './video-card.module.css';
import { VideoProgress } from './video-progress.tsx';

interface VideoActions {
  select: (video: Video) => void;
  rename: (video: Video) => void;
  share: (video: Video) => void;
  remove: (video: Video) => void;
  restore: (video: Video) => void;
}

interface VideoCardProps {
  video: Video;
  /** Absent: the card only leads to the video. */
  library?: { selected: boolean; onSelect: (selected: boolean) => void; actions: VideoActions };
}

export function VideoCard({ video, library }: VideoCardProps) {
  const { id, title, created_at, restorable_until, error } = video;
  const isWaiting = isInProgress(video);
  const canRetry = library !== undefined && !restorable_until && error !== null;
  return (
    <article className={classes.card} aria-label={title} data-selected={library?.selected || undefined}>
      {library && !restorable_until && !isWaiting && (
        <div className={classes.select}>
          <Checkbox
            aria-label={t`Select ${title}`}
            checked={library.selected}
            onChange={(event) => library.onSelect(event.currentTarget.checked)}
          />
        </div>
      )}
      <div className={classes.top} data-again={canRetry || undefined}>
        <Poster video={video} />
        {canRetry && (
          <div className={classes.again}>
            {needsChange(error.code) ? <SmallChangeButton id={id} /> : <TryAgain id={id} variant="default" isSmall />}
          </div>
        )}
      </div>
      <div className={classes.details}>
        <TextLink to="/videos/$id" params={{ id }} fw={600} size="sm" lineClamp={2} underline="hover" c="inherit">
          <bdi>{title}</bdi>
        </TextLink>
        <div className={classes.date}>
          <Text size="xs" c="dimmed" truncate>
            <RelativeTime at={created_at} />
          </Text>
          {library && !restorable_until && <VideoMenu video={video} actions={library.actions} />}
        </div>
        {library && restorable_until && (
          <Button fullWidth mt="xs" size="xs" variant="default" onClick={() => library.actions.restore(video)}>
            <Trans>Restore</Trans>
          </Button>
        )}
      </div>
    </article>
  );
}

function Poster({ video }: { video: Video }) {
  const { id, output, error, share, restorable_until, portrait_url } = video;
  const isWaiting = isInProgress(video);
  const picture = output?.previews?.small_url ?? portrait_url;
  return (
    <TextLink to="/videos/$id" params={{ id }} className={classes.poster} tabIndex={-1} aria-hidden={!isWaiting}>
      {picture && (
        <span className={classes.picture} data-dimmed={error !== null || undefined}>
          <LazyImage src={ownFile(picture)} />
        </span>
      )}
      {isWaiting ? (
        <span className={classes.progress}>
          <VideoProgress video={video} kind={video.mode} />
        </span>
      ) : error ? (
        <Failure message={error.message} />
      ) : (
        !picture &&
        (output || restorable_until ? (
          <Icon name={restorable_until ? 'trash' : 'play'} size={40} />
        ) : (
          <Text size="xs" ta="center">
            <Trans>The file was deleted.</Trans>
          </Text>
        ))
      )}
      {share && <span className={classes.shared}>{t`Shared`}</span>}
      {output && <span className={classes.length}>{formatDuration(output.duration)}</span>}
    </TextLink>
  );
}

const Failure = ({ message }: { message: string }) => (
  <>
    <span className={classes.badge}>
      <StatusBadge status="failed" />
    </span>
    <span className={classes.reason}>
      {failureText(message)} <Trans>No credits charged.</Trans>
    </span>
  </>
);

function VideoMenu({ video, actions }: { video: Video; actions: VideoActions }) {
  const { id, title, output } = video;
  const navigate = useNavigate();
  return (
    <MoreActions of={title}>
      <Menu.Item
        leftSection={<Icon name="play" size={16} />}
        onClick={() => navigate({ to: '/videos/$id', params: { id } })}
      >
        <Trans>View details</Trans>
      </Menu.Item>
      {!isInProgress(video) && (
        <Menu.Item leftSection={<Icon name="check" size={16} />} onClick={() => actions.select(video)}>
          <Trans>Select</Trans>
        </Menu.Item>
      )}
      {output && (
        <>
          <Menu.Item leftSection={<Icon name="link" size={16} />} onClick={() => actions.share(video)}>
            <Trans>Share…</Trans>
          </Menu.Item>
          <Menu.Item
            component="a"
            href={ownDownload(output.video_url)}
            download={fileNameOf(video)}
            leftSection={<Icon name="download" size={16} />}
          >
            <Trans>Download</Trans>
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={() => actions.rename(video)}>
        <Trans>Rename…</Trans>
      </Menu.Item>
      <NewVersionItem id={id} />
      {!isInProgress(video) && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={() => actions.remove(video)}>
            <Trans>Delete</Trans>
          </Menu.Item>
        </>
      )}
    </MoreActions>
  );
}
