// The output of a video: the player, image or audio, and its files.
import type { JobDetail, JobOutput } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps, Group, Image } from '@mantine/core';
import { formatBytes } from '../../lib/format.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { Film } from './film.tsx';

/** Where captions are burned in, the caption track is off by default. */
const hasBurnedInCaptions = ({ request }: JobDetail): boolean =>
  request?.mode === 'talking_head' && !!request.use_dynamic_captions;

interface OutputProps {
  video: JobDetail;
  output: JobOutput;
  /** A video plays by itself, without sound. */
  autoPlay?: boolean;
}

export function Output({ video, output, autoPlay }: OutputProps) {
  const { video_url, image_url, previews, audio_url, captions_vtt_url, width = 9, height = 16 } = output;
  if (video_url) {
    return (
      <Film width={width} height={height} poster={previews && ownFile(previews.large_url)} autoPlay={autoPlay}>
        <source src={ownFile(video_url)} type="video/mp4" />
        {captions_vtt_url && (
          <track
            kind="captions"
            label={t`Captions`}
            src={ownFile(captions_vtt_url)}
            default={!hasBurnedInCaptions(video)}
          />
        )}
      </Film>
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: the spoken text is on the same page.
  if (audio_url) return <audio controls preload="metadata" src={ownFile(audio_url)} style={{ width: '100%' }} />;
  return image_url && <Image src={ownFile(image_url)} alt={video.about} radius="lg" mah={520} fit="contain" />;
}

interface OutputFile {
  name: string;
  url: string;
  extension: string;
  size?: string;
}

const filesOf = (output: JobOutput): OutputFile[] =>
  [
    { name: t`Video`, url: output.video_url, extension: 'mp4', size: output.bytes ? formatBytes(output.bytes) : '' },
    { name: t`Speech`, url: output.audio_url, extension: 'mp3' },
    { name: output.video_url ? t`Opening picture` : t`Image`, url: output.image_url, extension: 'png' },
    { name: t`Subtitles`, url: output.captions_srt_url, extension: 'srt' },
    { name: t`Subtitles`, url: output.captions_vtt_url, extension: 'vtt' },
    { name: t`Word timings`, url: output.word_timings_url, extension: 'json' },
  ].flatMap(({ url, ...file }) => (url === undefined ? [] : [{ ...file, url }]));

interface DownloadProps extends Pick<ButtonProps, 'variant'> {
  output: JobOutput;
  /** The name of the file. */
  as: (extension: string) => string;
}

/** The button for the file itself: the video, or what else was created. */
export function Download({ output, as, variant }: DownloadProps) {
  const [file] = filesOf(output);
  if (!file) return null;
  return (
    <Button
      component="a"
      href={ownDownload(file.url)}
      download={as(file.extension)}
      variant={variant}
      leftSection={<Icon name="download" size={16} />}
    >
      <Trans>Download</Trans>
    </Button>
  );
}

export function Files({ id, output }: { id: string; output: JobOutput }) {
  return (
    <Group gap="sm" role="group" aria-label={t`Files`}>
      {filesOf(output).map(({ name, url, extension, size }) => (
        <Button
          key={url}
          component="a"
          href={ownDownload(url)}
          download={`${id}.${extension}`}
          variant="default"
          leftSection={<Icon name="download" size={16} />}
        >
          {name} ({[extension.toUpperCase(), size].filter(Boolean).join(', ')})
        </Button>
      ))}
    </Group>
  );
}
