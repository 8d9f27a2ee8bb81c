// The menu of a card of the files page: its subtitles, and what else can be done with the file.
import type { AssetPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CopyButton, Menu, Text } from '@mantine/core';
import { ownDownload } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { MoreActions } from '../more-actions.tsx';
import { extensionOf, fileNameOf } from '../videos/file-name.ts';
import { assetNames } from './asset-names.ts';

export type ListedAsset = AssetPage['items'][number];

export interface AssetActions {
  rename: (asset: ListedAsset) => void;
  remove: (asset: ListedAsset) => void;
}

interface AssetMenuProps {
  asset: ListedAsset;
  title: string;
  actions: AssetActions;
}

export const AssetMenu = ({ asset, title, actions }: AssetMenuProps) => {
  const kind = assetNames[asset.kind].toLowerCase();
  const { captions_srt_url, captions_vtt_url } = asset.metadata;
  const subtitles = [captions_srt_url, captions_vtt_url].filter((url) => url !== undefined);
  return (
    <MoreActions of={title} bordered width={250}>
      {subtitles.map((url) => (
        <Menu.Item
          key={url}
          component="a"
          href={ownDownload(url)}
          download={fileNameOf({ title }, extensionOf(url))}
          leftSection={<Icon name="download" size={16} />}
        >
          <Trans>Subtitles</Trans> ({extensionOf(url).toUpperCase()})
        </Menu.Item>
      ))}
      {subtitles.length > 0 && <Menu.Divider />}
      <CopyButton value={asset.url}>
        {({ copied, copy }) => (
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<Icon name={copied ? 'check' : 'link'} size={16} />}
            onClick={copy}
          >
            {copied ? t`Link copied` : t`Copy link to ${kind}`}
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
        <Trans>Delete {kind} file</Trans>
      </Menu.Item>
    </MoreActions>
  );
};
