// The browser storage keys of the studio, separate for each account.
import { t } from '@lingui/core/macro';
export const storageKey = (
  client: string,
  name: 'video' | 'preview' | 'presenter' | 'voice' | 'video-id' | 'first-video' | 'first-video-id',
): string => t`greenroom.studio.${client}.${name}`;
