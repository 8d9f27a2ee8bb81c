// The output of a video: the player, image or audio, and its download links.
import type { JobDetail, JobOutput } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { AspectRatio, Button, Group, Image } from '@mantine/core';
import { formatBytes } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';

/** Where captions are burned in, the caption track is off by default. */
const hasBurnedInCaptions = ({ request }: JobDetail): boolean =>
  request?.mode === 'talking_head' && !!request.use_dynamic_captions;

export function Output({ video, output }: { video: JobDetail; output: JobOutput }) {
  const { video_url, image_url, previews, audio_url, captions_vtt_url, width = 9, height = 16 } = output;
  if (video_url) {
    return (
      <AspectRatio ratio={width / height} maw="var(--film-width, 380px)" w="100%" mx="auto">
        {/* biome-ignore lint/a11y/useMediaCaption: a track is present whenever the transcript is known. */}
        <video
          controls
          playsInline
          preload="metadata"
          poster={previews && ownFile(previews.large_url)}
          style={{ borderRadius: 'var(--mantine-radius-lg)', background: '#000' }}
        >
          <source src={ownFile(video_url)} type="video/mp4" />
          {captions_vtt_url && (
            <track
              kind="captions"
              label={t`Captions`}
              src={ownFile(captions_vtt_url)}
              default={!hasBurnedInCaptions(video)}
            />
          )}
        </video>
      </AspectRatio>
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: the spoken text is on the same page.
  if (audio_url) return <audio controls preload="metadata" src={ownFile(audio_url)} style={{ width: '100%' }} />;
  return image_url && <Image src={ownFile(image_url)} alt={video.about} radius="lg" mah={520} fit="contain" />;
}

interface Download {
  name: string;
  url: string | undefined;
  extension: string;
  size?: string;
}

const downloadsOf = (output: JobOutput): Download[] => [
  { name: t`Video`, url: output.video_url, extension: 'mp4', size: output.bytes ? formatBytes(output.bytes) : '' },
  { name: t`Speech`, url: output.audio_url, extension: 'mp3' },
  { name: output.video_url ? t`First frame` : t`Image`, url: output.image_url, extension: 'png' },
  { name: t`Subtitles`, url: output.captions_srt_url, extension: 'srt' },
  { name: t`Subtitles`, url: output.captions_vtt_url, extension: 'vtt' },
  { name: t`Word timings`, url: output.word_timings_url, extension: 'json' },
];

export function Downloads({ id, output }: { id: string; output: JobOutput }) {
  const downloads = downloadsOf(output).flatMap(({ url, ...download }) =>
    url === undefined ? [] : [{ ...download, url }],
  );
  return (
    <Group gap="sm" role="group" aria-label={t`Downloads`}>
      {downloads.map(({ name, url, extension, size }, index) => (
        <Button
          key={url}
          component="a"
          href={ownDownload(url)}
          download={`${id}.${extension}`}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<Icon name="download" size={16} />}
        >
          {name} ({[extension.toUpperCase(), size].filter(Boolean).join(', ')})
        </Button>
      ))}
    </Group>
  );
}
