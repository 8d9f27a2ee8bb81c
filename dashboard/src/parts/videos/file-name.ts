// The name under which a file is saved.

/** Without the characters that file systems reject. */
export const fileNameOf = ({ title }: { title: string }, extension = 'mp4'): string =>
  `${
    title
      .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .trim()
      .replace(/\.+$/, '') || 'video'
  }.${extension}`;

export const extensionOf = (url: string): string => url.split('.').at(-1) ?? '';
