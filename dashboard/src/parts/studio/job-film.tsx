// A finished job's film in its player, with its subtitles to switch on.
import type { JobDetail } from '@greenroom/contract/console/jobs';
import classes from './studio.module.css';

export const JobFilm = ({ job: { output, about } }: { job: Pick<JobDetail, 'output' | 'about'> }) =>
  output?.video_url ? (
    // biome-ignore lint/a11y/useMediaCaption: only what has known words has captions
    <video
      className={classes.video}
      controls
      playsInline
      preload="metadata"
      poster={output.image_url}
      aria-label={about}
      src={output.video_url}
    >
      {output.captions_vtt_url && <track kind="captions" src={output.captions_vtt_url} label="Subtitles" />}
    </video>
  ) : null;
