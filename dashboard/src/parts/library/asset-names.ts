// The names of asset kinds as people read them.
import type { AssetKind } from '@greenroom/contract/assets';
import { t } from '@lingui/core/macro';

export const assetNames: Readonly<Record<AssetKind, string>> = {
  video: t`Video`,
  first_frame: t`Opening picture`,
  tts_audio: t`Speech`,
  character_sheet: t`Presenter sheet`,
};

/** Of several. */
export const assetsNames: Readonly<Record<AssetKind, string>> = {
  video: t`Videos`,
  first_frame: t`Opening pictures`,
  tts_audio: t`Speech`,
  character_sheet: t`Presenter sheets`,
};
