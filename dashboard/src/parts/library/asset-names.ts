// The names of asset kinds as people read them.
import type { AssetKind } from '@greenroom/contract/assets';

export const assetNames: Readonly<Record<AssetKind, string>> = {
  video: 'Video',
  first_frame: 'First frame',
  tts_audio: 'Speech',
  character_sheet: 'Reference sheet',
};
