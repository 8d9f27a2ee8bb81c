// The browser storage keys of the studio, separate for each account.
export const storageKey = (
  client: string,
  name:
    | 'video'
    | 'preview'
    | 'presenter'
    | 'voice'
    | 'ordered-video'
    | 'first-video'
    | 'first-video-id'
    | 'first-video-still'
    | 'starter-presenter'
    | 'starter-voice',
): string => `greenroom.studio.${client}.${name}`;
