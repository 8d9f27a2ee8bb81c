// The name under which a video is saved.
import type { Video } from '@greenroom/contract/dashboard/videos';

/** Without the characters that file systems reject. */
export const fileNameOf = ({ title }: Pick<Video, 'title'>): string =>
  `${
    title
      .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .trim()
      .replace(/\.+$/, '') || 'video'
  }.mp4`;
