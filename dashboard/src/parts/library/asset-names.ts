// What kinds of assets are called for people.
import type { AssetKind } from '@greenroom/contract/assets';

export const assetNames: Readonly<Record<AssetKind, string>> = {
  video: 'Video',
  first_frame: 'First frame',
  tts_audio: 'Speech',
  character_sheet: 'Character sheet',
};
