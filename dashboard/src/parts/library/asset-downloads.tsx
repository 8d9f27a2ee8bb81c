// The downloads of a card of the files page: a button for its only file, or a menu of its files and subtitles.
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { formatBytes } from '../../lib/format.ts';
import { ownDownload } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { extensionOf, fileNameOf } from '../videos/file-name.ts';
import type { AssetGroup } from './asset-groups.ts';
import { assetNames } from './asset-names.ts';

interface Download {
  label: string;
  url: string;
  name: string;
  bytes?: number | undefined;
}

function downloadsOf({ title, files }: AssetGroup): Download[] {
  // The subtitles of a video are those of its speech.
  const { captions_srt_url, captions_vtt_url } =
    files.find(({ metadata }) => metadata.captions_srt_url)?.metadata ?? {};
  const subtitles = [captions_srt_url, captions_vtt_url].filter((url) => url !== undefined);
  return [
    ...files.map(({ kind, url, name, metadata: { bytes } }) => ({
      label: assetNames[kind],
      url,
      name: fileNameOf({ title: name || title }, extensionOf(url)),
      bytes,
    })),
    ...subtitles.map((url) => ({
      label: t`Subtitles (${extensionOf(url).toUpperCase()})`,
      url,
      name: fileNameOf({ title }, extensionOf(url)),
    })),
  ];
}

export function AssetDownloads({ group }: { group: AssetGroup }) {
  const downloads = downloadsOf(group);
  const [only] = downloads;
  const look = { variant: 'default', size: 36, 'aria-label': t`Download ${group.title}` };
  const icon = <Icon name="download" size={16} />;
  if (only && downloads.length === 1)
    return (
      <ActionIcon component="a" href={ownDownload(only.url)} download={only.name} {...look}>
        {icon}
      </ActionIcon>
    );
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} width={230}>
      <Menu.Target>
        <ActionIcon {...look}>{icon}</ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {downloads.map(({ label, url, name, bytes }) => (
          <Menu.Item
            key={url}
            component="a"
            href={ownDownload(url)}
            download={name}
            leftSection={icon}
            rightSection={
              bytes !== undefined && (
                <Text size="xs" c="dimmed">
                  {formatBytes(bytes)}
                </Text>
              )
            }
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
