// What came of a job: the video to play, the picture or the sound, and every file to keep.
import type { JobDetail, JobOutput } from '@greenroom/contract/dashboard/jobs';
import { AspectRatio, Button, Group, Image } from '@mantine/core';
import { formatBytes } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';

/** Captions that are filmed into the picture are not laid over it a second time. */
const showsCaptions = ({ request }: JobDetail): boolean =>
  request?.mode === 'talking_head' && !!request.use_dynamic_captions;

export function Output({ job, output }: { job: JobDetail; output: JobOutput }) {
  const { video_url, image_url, audio_url, captions_vtt_url, width = 9, height = 16 } = output;
  if (video_url) {
    return (
      <AspectRatio ratio={width / height} maw={380} w="100%" mx="auto">
        {/* biome-ignore lint/a11y/useMediaCaption: there is a track wherever the words are known. */}
        <video
          controls
          playsInline
          preload="metadata"
          poster={image_url && ownFile(image_url)}
          style={{ borderRadius: 'var(--mantine-radius-lg)', background: '#000' }}
        >
          <source src={ownFile(video_url)} type="video/mp4" />
          {captions_vtt_url && (
            <track kind="captions" label="Captions" src={ownFile(captions_vtt_url)} default={!showsCaptions(job)} />
          )}
        </video>
      </AspectRatio>
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: the text that is spoken stands on the same page.
  if (audio_url) return <audio controls preload="metadata" src={ownFile(audio_url)} style={{ width: '100%' }} />;
  return image_url && <Image src={ownFile(image_url)} alt={job.about} radius="lg" mah={520} fit="contain" />;
}

interface File {
  name: string;
  url: string | undefined;
  extension: string;
  note?: string;
}

const filesOf = (output: JobOutput): File[] => [
  { name: 'Video', url: output.video_url, extension: 'mp4', note: output.bytes ? formatBytes(output.bytes) : '' },
  { name: 'Speech', url: output.audio_url, extension: 'mp3' },
  { name: output.video_url ? 'First frame' : 'Picture', url: output.image_url, extension: 'png' },
  { name: 'Subtitles', url: output.captions_srt_url, extension: 'srt' },
  { name: 'Subtitles', url: output.captions_vtt_url, extension: 'vtt' },
  { name: 'Word timings', url: output.word_timings_url, extension: 'json' },
];

export function Downloads({ id, output }: { id: string; output: JobOutput }) {
  const files = filesOf(output).flatMap(({ url, ...file }) => (url === undefined ? [] : [{ ...file, url }]));
  return (
    <Group gap="sm">
      {files.map(({ name, url, extension, note }, index) => (
        <Button
          key={url}
          component="a"
          href={ownFile(url)}
          download={`${id}.${extension}`}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<Icon name="download" size={16} />}
        >
          {name} .{extension} {note}
        </Button>
      ))}
    </Group>
  );
}
