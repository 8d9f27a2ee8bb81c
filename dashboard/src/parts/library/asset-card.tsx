// A card of the files page: the files of one video, or another file. Its picture, its speech to listen to, downloads and menu.
import { t } from '@lingui/core/macro';
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
  const speech = files.find(({ kind }) => kind === 'tts_audio');
  return (
    <article className={classes.file} aria-label={title}>
      <Thumbnail group={group} />
      <div className={classes.details}>
        <Text fw={600} size="sm" lineClamp={2}>
          <bdi>{title}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {namesOf(files)}
        </Text>
        <Text size="xs" c="dimmed">
          {lengthOf(files)}
          <RelativeTime at={files[0].created_at} />
        </Text>
        <Group gap={6} wrap="nowrap" justify="flex-end" mt="auto" pt={4}>
          {speech && <AssetSound url={ownFile(speech.url)} title={title} />}
          <AssetDownloads group={group} />
          <AssetMenu group={group} actions={actions} />
        </Group>
      </div>
    </article>
  );
}

/** A sheet is too small to be read on a card: the face is on it instead. */
const pictureOf = ({ kind, url, previews, portrait_url }: ListedAsset): string | undefined =>
  kind === 'character_sheet'
    ? (portrait_url ?? previews?.small_url)
    : (previews?.small_url ?? (kind === 'first_frame' ? url : undefined));

/** What it has, with the size of a single file; the downloads name the sizes of several. */
function namesOf(files: AssetGroup['files']): string {
  const names = files.map(({ kind }) => assetNames[kind]).join(' · ');
  const [{ metadata }] = files;
  return files.length === 1 && metadata.bytes !== undefined ? `${names} · ${formatBytes(metadata.bytes)}` : names;
}

const lengthOf = (files: readonly ListedAsset[]): string => {
  const duration = files.find(({ metadata }) => metadata.duration !== undefined)?.metadata.duration;
  return duration === undefined ? '' : `${formatDuration(duration)} · `;
};

/** The opening picture, or the poster of the video. */
function Thumbnail({ group: { title, files } }: { group: AssetGroup }) {
  const [first] = files;
  const seen = files.find(({ kind }) => kind === 'first_frame') ?? files.find((file) => pictureOf(file));
  const picture = seen && pictureOf(seen);
  return (
    <div className={classes.thumbnail} data-kind={first.kind}>
      {first.kind === 'tts_audio' ? (
        <Icon name="waveform" size={36} />
      ) : (
        <Opener asset={first} title={title}>
          {picture ? (
            <LazyImage src={ownFile(picture)} />
          ) : (
            <Icon name={first.kind === 'character_sheet' ? 'character' : 'play'} size={36} />
          )}
        </Opener>
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
