// Which files are on one card of the files page: those of one video. Every other file has a card of its own.

import type { ListedAsset } from './asset-menu.tsx';
import { assetNames } from './asset-names.ts';

export interface AssetGroup {
  id: string;
  title: string;
  /** The video first, then its opening picture and its speech. */
  files: readonly ListedAsset[];
}

const kinds = Object.keys(assetNames);

const inOrder = (a: ListedAsset, b: ListedAsset): number => kinds.indexOf(a.kind) - kinds.indexOf(b.kind);

/** A card is where its first file is in the list. One that is loaded later joins it. */
export function groupAssets(assets: readonly ListedAsset[]): AssetGroup[] {
  const groups = Map.groupBy(assets, ({ workflow_id, asset_id }) => workflow_id ?? asset_id);
  return [...groups].map(([id, files]) => {
    const sorted = files.toSorted(inOrder);
    const [{ name, kind }] = sorted as [ListedAsset];
    return { id, title: name || assetNames[kind], files: sorted };
  });
}
