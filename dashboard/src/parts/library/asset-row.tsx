// A row for one asset: its picture or a button to hear it, its name, and links to copy and download it.
import type { AssetPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Box, CopyButton, Group, Menu, Text } from '@mantine/core';
import { formatBytes, formatDateTime, formatDuration } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { LazyImage } from '../lazy-image.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { assetNames } from './asset-names.ts';
import { AssetSound } from './asset-sound.tsx';
import classes from './library.module.css';

export type ListedAsset = AssetPage['items'][number];

interface AssetRowProps {
  asset: ListedAsset;
  /** The title of the group that the row is in, which names it already. */
  group?: string | undefined;
  actions: { rename: () => void; remove: () => void };
}

export function AssetRow({ asset, group, actions }: AssetRowProps) {
  const { kind, url, workflow_id, metadata, created_at } = asset;
  const name = assetNames[kind];
  const ownName = asset.name === group ? '' : asset.name;
  const details = [
    ownName !== '' && name,
    metadata.duration !== undefined && formatDuration(metadata.duration),
    metadata.width !== undefined && `${metadata.width} × ${metadata.height} px`,
    metadata.bytes !== undefined && formatBytes(metadata.bytes),
  ].filter((detail) => detail !== false);
  return (
    <article className={classes.row} aria-label={`${name}, ${formatDateTime(created_at)}`}>
      <div className={classes.media}>
        <AssetMedia asset={asset} name={name} />
      </div>
      <Box flex={1} miw={0}>
        <Text fw={600} size="sm" lineClamp={2}>
          <bdi>{ownName || name}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {details.join(' · ')}
          {group === undefined && (
            <>
              {' · '}
              <RelativeTime at={created_at} />
            </>
          )}
          {group === undefined && workflow_id && (
            <>
              {' · '}
              <TextLink to="/videos/$id" params={{ id: workflow_id }} size="xs">
                <Trans>Details</Trans>
              </TextLink>
            </>
          )}
        </Text>
      </Box>
      {kind === 'tts_audio' && <AssetSound url={ownFile(url)} subject={asset.name || name.toLowerCase()} />}
      <Group gap={2} wrap="nowrap">
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <ActionIcon
              title={t`Copy link`}
              variant="subtle"
              color="gray"
              onClick={copy}
              aria-label={copied ? t`Copied link to ${name.toLowerCase()}` : t`Copy link to ${name.toLowerCase()}`}
            >
              <Icon name={copied ? 'check' : 'link'} size={18} />
            </ActionIcon>
          )}
        </CopyButton>
        <ActionIcon
          title={t`Download`}
          component="a"
          href={ownDownload(url)}
          download={fileNameOf(asset)}
          variant="subtle"
          color="gray"
          aria-label={t`Download ${name.toLowerCase()}`}
        >
          <Icon name="download" size={18} />
        </ActionIcon>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t`Actions for ${asset.name || name}`}>
              <Icon name="dots" size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={actions.rename}>
              <Trans>Rename…</Trans>
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={actions.remove}>
              <Trans>Delete</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </article>
  );
}

function AssetMedia({ asset, name }: { asset: ListedAsset; name: string }) {
  const { kind, url, workflow_id, previews } = asset;
  if (kind === 'video' && previews && workflow_id) {
    return (
      <TextLink to="/videos/$id" params={{ id: workflow_id }} aria-label={t`Play ${asset.name || name}`}>
        <LazyImage src={ownFile(previews.small_url)} />
      </TextLink>
    );
  }
  if (kind === 'tts_audio') return <Icon name="voice" size={24} />;
  const picture = previews?.small_url ?? (kind === 'video' ? undefined : url);
  return (
    <a href={ownFile(url)} target="_blank" rel="noreferrer" aria-label={t`Open ${name.toLowerCase()}`}>
      {picture ? <LazyImage src={ownFile(picture)} /> : <Icon name="play" size={24} />}
    </a>
  );
}

const fileNameOf = ({ kind, url, created_at }: ListedAsset): string =>
  `${kind}-${created_at.slice(0, 19).replaceAll(':', '')}.${url.split('.').at(-1)}`;
