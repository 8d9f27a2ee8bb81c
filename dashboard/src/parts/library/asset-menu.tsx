// The menu of a card of the files page: the other files of its video, and what else can be done with the file itself.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, CopyButton, Menu, Text } from '@mantine/core';
import { ownDownload } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { extensionOf, fileNameOf } from '../videos/file-name.ts';
import type { AssetGroup, ListedAsset } from './asset-groups.ts';
import { assetNames } from './asset-names.ts';

export interface AssetActions {
  rename: (asset: ListedAsset) => void;
  remove: (asset: ListedAsset) => void;
}

interface AssetMenuProps {
  group: AssetGroup;
  title: string;
  actions: AssetActions;
}

export const AssetMenu = ({ group, title, actions }: AssetMenuProps) => {
  const [asset] = group;
  const others = otherFilesOf(group);
  // The actions are for one file, also where the card has several.
  const kind = assetNames[asset.kind].toLowerCase();
  return (
    <Menu position="bottom-end" width={250} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={t`Actions for ${title}`}>
          <Icon name="dots" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ name, url, extension }) => (
          <Menu.Item
            key={url}
            component="a"
            href={ownDownload(url)}
            download={fileNameOf({ title }, extension)}
            leftSection={<Icon name="download" size={16} />}
          >
            {name} ({extension.toUpperCase()})
          </Menu.Item>
        ))}
        {others.length > 0 && <Menu.Divider />}
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
      </Menu.Dropdown>
    </Menu>
  );
};

interface OtherFile {
  name: string;
  url: string;
  extension: string;
}

const otherFilesOf = ([{ metadata }, ...others]: AssetGroup): OtherFile[] =>
  [
    ...others.map(({ kind, url }) => ({ name: assetNames[kind], url })),
    { name: t`Subtitles`, url: metadata.captions_srt_url },
    { name: t`Subtitles`, url: metadata.captions_vtt_url },
  ].flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url, extension: extensionOf(url) }]));
