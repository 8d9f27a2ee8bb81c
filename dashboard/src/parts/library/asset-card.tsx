// One thing that was made: played or shown in place, with its address, its download and the job it came from.
import type { AssetPage } from '@greenroom/contract/dashboard/library';
import { ActionIcon, CopyButton, Group, Text } from '@mantine/core';
import { formatAge, formatBytes, formatDateTime, formatDuration } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { assetNames } from './asset-names.ts';
import classes from './library.module.css';

export type ListedAsset = AssetPage['items'][number];

export function AssetCard({ asset }: { asset: ListedAsset }) {
  const { kind, url, workflow_id, metadata, created_at } = asset;
  const name = assetNames[kind];
  const facts = [
    metadata.duration !== undefined && formatDuration(metadata.duration),
    metadata.width !== undefined && `${metadata.width} × ${metadata.height}`,
    metadata.bytes !== undefined && formatBytes(metadata.bytes),
  ].filter((fact) => fact !== false);
  return (
    <article className={classes.card} aria-label={`${name}, ${formatDateTime(created_at)}`}>
      <div className={classes.still}>
        <Shown asset={asset} name={name} />
      </div>
      <div className={classes.about}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            <time dateTime={created_at} title={formatDateTime(created_at)}>
              {formatAge(created_at)}
            </time>
            {workflow_id && (
              <>
                {' · '}
                <TextLink to="/jobs/$id" params={{ id: workflow_id }} size="xs">
                  Its job
                </TextLink>
              </>
            )}
          </Text>
          <Group gap={2} wrap="nowrap" ml="auto">
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <ActionIcon
                  title="Copy the address"
                  variant="subtle"
                  color="gray"
                  onClick={copy}
                  aria-label={`Copy the address of this ${name}`}
                >
                  <Icon name={copied ? 'check' : 'link'} size={18} />
                </ActionIcon>
              )}
            </CopyButton>

            <ActionIcon
              title="Download"
              component="a"
              href={ownFile(url)}
              download={fileNameOf(asset)}
              variant="subtle"
              color="gray"
              aria-label={`Download this ${name}`}
            >
              <Icon name="download" size={18} />
            </ActionIcon>
          </Group>
        </Group>
      </div>
    </article>
  );
}

function Shown({ asset: { kind, url, poster_url, metadata }, name }: { asset: ListedAsset; name: string }) {
  if (kind === 'video') {
    const captions = metadata.captions_vtt_url;
    return (
      // biome-ignore lint/a11y/useMediaCaption: of most the words are known, and stand in the track.
      <video
        src={ownFile(url)}
        poster={poster_url ? ownFile(poster_url) : undefined}
        controls
        playsInline
        preload={poster_url ? 'none' : 'metadata'}
        aria-label={name}
      >
        {captions && <track kind="captions" src={ownFile(captions)} label="Captions" />}
      </video>
    );
  }
  if (kind === 'tts_audio') {
    return (
      <>
        <Icon name="voice" size={48} />
        {/* biome-ignore lint/a11y/useMediaCaption: the text it speaks is kept with its job. */}
        <audio
          src={ownFile(url)}
          controls
          preload="none"
          aria-label={name}
          style={{ position: 'absolute', bottom: 8, width: '94%' }}
        />
      </>
    );
  }
  return (
    <a href={ownFile(url)} target="_blank" rel="noreferrer" aria-label={`Open this ${name}`}>
      <img src={ownFile(url)} alt="" loading="lazy" />
    </a>
  );
}

const fileNameOf = ({ kind, url, created_at }: ListedAsset): string =>
  `${kind}-${created_at.slice(0, 19).replaceAll(':', '')}.${url.split('.').at(-1)}`;
