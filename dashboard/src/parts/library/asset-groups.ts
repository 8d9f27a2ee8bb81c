// Which files are on one card of the files page: those of one video. Every other file has a card of its own.

import type { ListedAsset } from './asset-menu.tsx';
import { assetNames } from './asset-names.ts';

export interface AssetGroup {
  id: string;
  title: string;
  /** Of its first file, which names the card. */
  name: ListedAsset['name'];
  /** The video first, then its opening picture and its speech. */
  files: readonly [ListedAsset, ...ListedAsset[]];
}

const kinds = Object.keys(assetNames);

const inOrder = (a: ListedAsset, b: ListedAsset): number => kinds.indexOf(a.kind) - kinds.indexOf(b.kind);

/** A card is where its first file is in the list. One that is loaded later joins it. */
export function groupAssets(assets: readonly ListedAsset[]): AssetGroup[] {
  // Not `Map.groupBy`, which browsers have had since 2024 only.
  const groups = new Map<string, ListedAsset[]>();
  for (const asset of assets) {
    const id = asset.workflow_id ?? asset.asset_id;
    groups.set(id, [...(groups.get(id) ?? []), asset]);
  }
  return [...groups].map(([id, files]) => {
    const sorted = files.toSorted(inOrder) as [ListedAsset, ...ListedAsset[]];
    const [{ name, kind }] = sorted;
    return { id, title: name || assetNames[kind], name, files: sorted };
  });
}
