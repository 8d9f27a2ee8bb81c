// A card of the files page: the files of one video, or another file. Its picture, its speech to listen to, downloads and menu.
import { plural, t } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatBytes, formatDuration } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { LazyImage } from '../lazy-image.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { AssetDownloads } from './asset-downloads.tsx';
import type { AssetGroup } from './asset-groups.ts';
import { type AssetActions, AssetMenu, type ListedAsset } from './asset-menu.tsx';
import { assetNames } from './asset-names.ts';
import { AssetSound } from './asset-sound.tsx';
import classes from './library.module.css';

interface AssetCardProps {
  group: AssetGroup;
  actions: AssetActions;
}

export function AssetCard({ group, actions }: AssetCardProps) {
  const { title, files } = group;
  return (
    <article className={classes.file} aria-label={title}>
      <Thumbnail group={group} />
      <div className={classes.details}>
        <Text fw={600} size="sm" lineClamp={2}>
          <bdi>{title}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {factsOf(files)}
        </Text>
        <Group gap={6} wrap="nowrap" mt="auto" pt={4}>
          <Text size="xs" c="dimmed" flex={1} truncate>
            {files[0] && <RelativeTime at={files[0].created_at} />}
          </Text>
          <AssetDownloads group={group} />
          <AssetMenu group={group} actions={actions} />
        </Group>
      </div>
    </article>
  );
}

const pictureOf = ({ kind, url, previews }: ListedAsset): string | undefined =>
  previews?.small_url ?? (kind === 'first_frame' || kind === 'character_sheet' ? url : undefined);

/** How long it is, and what it is; the downloads name several files. */
function factsOf(files: readonly ListedAsset[]): string {
  const duration = files.find(({ metadata }) => metadata.duration !== undefined)?.metadata.duration;
  const [first] = files;
  const what =
    files.length > 1 || !first
      ? [plural(files.length, { one: '# file', other: '# files' })]
      : [assetNames[first.kind], first.metadata.bytes !== undefined && formatBytes(first.metadata.bytes)];
  return [duration !== undefined && formatDuration(duration), ...what].filter((fact) => fact !== false).join(' · ');
}

/** The opening picture, or the poster of the video. */
function Thumbnail({ group: { title, files } }: { group: AssetGroup }) {
  const [first] = files;
  const seen = files.find(({ kind }) => kind === 'first_frame') ?? files.find((file) => pictureOf(file));
  const picture = seen && pictureOf(seen);
  const speech = files.find(({ kind }) => kind === 'tts_audio');
  return (
    <div className={classes.thumbnail} data-kind={first?.kind}>
      {first && first !== speech && (
        <Opener asset={first} title={title}>
          {picture ? <LazyImage src={ownFile(picture)} /> : <Icon name="play" size={36} />}
        </Opener>
      )}
      {speech && (
        <div className={classes.speech}>
          <Icon name="waveform" size={36} />
          <AssetSound url={ownFile(speech.url)} title={title} />
        </div>
      )}
    </div>
  );
}

/** A video opens on its page, where it plays. */
function Opener({
  asset: { kind, url, workflow_id },
  title,
  children,
}: {
  asset: ListedAsset;
  title: string;
  children: ReactNode;
}) {
  const label = t`Open ${assetNames[kind].toLowerCase()} of ${title}`;
  return kind === 'video' && workflow_id ? (
    <TextLink to="/videos/$id" params={{ id: workflow_id }} aria-label={label}>
      {children}
    </TextLink>
  ) : (
    <a href={ownFile(url)} target="_blank" rel="noreferrer" aria-label={label}>
      {children}
    </a>
  );
}
