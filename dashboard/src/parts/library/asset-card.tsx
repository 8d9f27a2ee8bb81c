// The assets of a video, or one of another origin: a picture, the title and age, and the files.
import { Paper, Text, Title } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { LazyImage } from '../lazy-image.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { type AssetActions, AssetFile } from './asset-file.tsx';
import type { AssetGroup, ListedAsset } from './asset-groups.ts';
import { assetNames } from './asset-names.ts';
import classes from './library.module.css';

interface AssetCardProps {
  group: AssetGroup;
  actions: AssetActions;
}

export function AssetCard({ group, actions }: AssetCardProps) {
  const [{ name, kind, workflow_id, created_at }] = group;
  const title = name || assetNames[kind];
  const picture = group.map(pictureOf).find((url) => url !== undefined);
  return (
    <Paper component="article" p="md" className={classes.asset} aria-label={title}>
      <div className={classes.media}>
        {picture ? <LazyImage src={ownFile(picture)} /> : <Icon name={kind === 'tts_audio' ? 'voice' : 'play'} />}
      </div>
      <div>
        <Title order={2} size="sm" lineClamp={2}>
          {workflow_id ? (
            <TextLink to="/videos/$id" params={{ id: workflow_id }} c="inherit" inherit underline="hover">
              <bdi>{title}</bdi>
            </TextLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </Title>
        <Text size="xs" c="dimmed">
          <RelativeTime at={created_at} />
        </Text>
      </div>
      <div className={classes.files}>
        {group.map((asset) => (
          <AssetFile key={asset.asset_id} asset={asset} title={title} actions={actions} />
        ))}
      </div>
    </Paper>
  );
}

const pictureOf = ({ kind, url, previews }: ListedAsset): string | undefined =>
  previews?.small_url ?? (kind === 'first_frame' || kind === 'character_sheet' ? url : undefined);
