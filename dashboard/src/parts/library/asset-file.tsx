// A file on the card of its video: a button that opens or plays it, and a menu with its details and the other actions.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Menu, Text } from '@mantine/core';
import { formatBytes, formatDuration } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import type { ListedAsset } from './asset-groups.ts';
import { assetNames } from './asset-names.ts';
import { AssetSound } from './asset-sound.tsx';
import classes from './library.module.css';

export interface AssetActions {
  rename: (asset: ListedAsset) => void;
  remove: (asset: ListedAsset) => void;
}

interface AssetFileProps {
  asset: ListedAsset;
  /** Of the card, which may name the file already. */
  title: string;
  actions: AssetActions;
}

export function AssetFile({ asset, title, actions }: AssetFileProps) {
  const { kind, name, url } = asset;
  const kindName = assetNames[kind];
  const subject = kindName.toLowerCase();
  return (
    <div className={classes.file}>
      <Opener asset={asset} label={kindName} title={title} />
      <Menu position="bottom-end" width={270} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" size="xs" px={6} aria-label={t`Actions for ${subject} of ${title}`}>
            <Icon name="chevron" size={14} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {name !== '' && name !== title && <bdi className={classes.fileName}>{name}</bdi>}
            {detailsOf(asset)}
          </Menu.Label>
          <Menu.Item
            component="a"
            href={ownDownload(url)}
            download={fileNameOf(asset)}
            leftSection={<Icon name="download" size={16} />}
          >
            <Trans>Download</Trans>
          </Menu.Item>
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Menu.Item
                closeMenuOnClick={false}
                leftSection={<Icon name={copied ? 'check' : 'link'} size={16} />}
                onClick={copy}
              >
                {copied ? t`Link copied` : t`Copy link`}
                <Text size="xs" c="dimmed">
                  <Trans>Anyone with the link can open it.</Trans>
                </Text>
              </Menu.Item>
            )}
          </CopyButton>
          <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={() => actions.rename(asset)}>
            <Trans>Rename…</Trans>
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={() => actions.remove(asset)}>
            <Trans>Delete</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

interface OpenerProps {
  asset: ListedAsset;
  label: string;
  title: string;
}

/** A video opens on its page, where it plays. */
function Opener({ asset: { kind, url, workflow_id }, label, title }: OpenerProps) {
  const subject = label.toLowerCase();
  if (kind === 'tts_audio') return <AssetSound url={ownFile(url)} label={label} title={title} />;
  const look = { variant: 'default', size: 'xs', px: 'xs', 'aria-label': t`Open ${subject} of ${title}` } as const;
  return kind === 'video' && workflow_id ? (
    <ButtonLink to="/videos/$id" params={{ id: workflow_id }} {...look}>
      {label}
    </ButtonLink>
  ) : (
    <Button component="a" href={ownFile(url)} target="_blank" rel="noreferrer" {...look}>
      {label}
    </Button>
  );
}

const detailsOf = ({ metadata: { duration, width, height, bytes } }: ListedAsset): string =>
  [
    duration !== undefined && formatDuration(duration),
    width !== undefined && `${width} × ${height} px`,
    bytes !== undefined && formatBytes(bytes),
  ]
    .filter((detail) => detail !== false)
    .join(' · ');

const fileNameOf = ({ kind, url, created_at }: ListedAsset): string =>
  `${kind}-${created_at.slice(0, 19).replaceAll(':', '')}.${url.split('.').at(-1)}`;
