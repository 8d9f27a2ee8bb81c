// A card of the files page: a picture or sound, its title and facts, its download and its menu.
import { t } from '@lingui/core/macro';
import { ActionIcon, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatBytes, formatDuration } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { LazyImage } from '../lazy-image.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { extensionOf, fileNameOf } from '../videos/file-name.ts';
import { type AssetActions, AssetMenu, type ListedAsset } from './asset-menu.tsx';
import { assetNames } from './asset-names.ts';
import { AssetSound } from './asset-sound.tsx';
import classes from './library.module.css';

interface AssetCardProps {
  asset: ListedAsset;
  actions: AssetActions;
}

export function AssetCard({ asset, actions }: AssetCardProps) {
  const { name, kind, url, created_at } = asset;
  const title = name || assetNames[kind];
  const picture = pictureOf(asset);
  return (
    <article className={classes.file} aria-label={title}>
      <div className={classes.thumbnail} data-kind={kind}>
        <Opener asset={asset} title={title}>
          {picture ? (
            <LazyImage src={ownFile(picture)} />
          ) : (
            <Icon name={kind === 'tts_audio' ? 'waveform' : 'play'} size={36} />
          )}
        </Opener>
        {kind === 'tts_audio' && <AssetSound url={ownFile(url)} title={title} />}
      </div>
      <div className={classes.details}>
        <Text fw={600} size="sm" lineClamp={2}>
          <bdi>{title}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {factsOf(asset)}
        </Text>
        <Group gap={6} wrap="nowrap" mt="auto" pt={4}>
          <Text size="xs" c="dimmed" flex={1} truncate>
            <RelativeTime at={created_at} />
          </Text>
          <ActionIcon
            component="a"
            href={ownDownload(url)}
            download={fileNameOf({ title }, extensionOf(url))}
            variant="default"
            size={36}
            aria-label={t`Download ${title}`}
          >
            <Icon name="download" size={16} />
          </ActionIcon>
          <AssetMenu asset={asset} title={title} actions={actions} />
        </Group>
      </div>
    </article>
  );
}

const pictureOf = ({ kind, url, previews }: ListedAsset): string | undefined =>
  previews?.small_url ?? (kind === 'first_frame' || kind === 'character_sheet' ? url : undefined);

const factsOf = ({ kind, metadata: { duration, bytes } }: ListedAsset): string =>
  [assetNames[kind], duration !== undefined && formatDuration(duration), bytes !== undefined && formatBytes(bytes)]
    .filter((fact) => fact !== false)
    .join(' · ');

/** A video opens on its page, where it plays. Nothing opens for a sound, which plays here. */
function Opener({
  asset: { kind, url, workflow_id },
  title,
  children,
}: {
  asset: ListedAsset;
  title: string;
  children: ReactNode;
}) {
  if (kind === 'tts_audio') return children;
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
