// The names of asset kinds as people read them.
import type { AssetKind } from '@greenroom/contract/assets';
import { t } from '@lingui/core/macro';

export const assetNames: Readonly<Record<AssetKind, string>> = {
  video: t`Video`,
  first_frame: t`First frame`,
  tts_audio: t`Speech`,
  character_sheet: t`Reference sheet`,
};
