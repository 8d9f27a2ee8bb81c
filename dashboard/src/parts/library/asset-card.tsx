// A card of the files page: a picture, the title and facts of a file, its download, and in a menu the other files of its video.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatBytes, formatDuration } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { LazyImage } from '../lazy-image.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { extensionOf, fileNameOf } from '../videos/file-name.ts';
import type { AssetGroup, ListedAsset } from './asset-groups.ts';
import { type AssetActions, AssetMenu } from './asset-menu.tsx';
import { assetNames } from './asset-names.ts';
import { AssetSound } from './asset-sound.tsx';
import classes from './library.module.css';

interface AssetCardProps {
  group: AssetGroup;
  actions: AssetActions;
}

export function AssetCard({ group, actions }: AssetCardProps) {
  const [asset] = group;
  const { name, kind, url, created_at } = asset;
  const title = name || assetNames[kind];
  const picture = group.map(pictureOf).find((found) => found !== undefined);
  return (
    <article className={classes.card} aria-label={title}>
      <div className={classes.thumbnail} data-whole={kind === 'character_sheet' || undefined}>
        <Opener asset={asset} title={title}>
          {picture ? <LazyImage src={ownFile(picture)} /> : <Icon name={kind === 'tts_audio' ? 'sound' : 'play'} />}
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
        <Text size="xs" c="dimmed" mb="xs">
          <RelativeTime at={created_at} />
        </Text>
        <Group gap={6} wrap="nowrap" mt="auto">
          <Button
            component="a"
            href={ownDownload(url)}
            download={fileNameOf({ title }, extensionOf(url))}
            size="xs"
            px="xs"
            variant="light"
            flex={1}
            miw={0}
            leftSection={<Icon name="download" size={16} />}
          >
            <Trans>Download</Trans>
          </Button>
          <AssetMenu group={group} title={title} actions={actions} />
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
