// The assets of a list by the video that they were made for.
import type { AssetPage } from '@greenroom/contract/dashboard/library';

export type ListedAsset = AssetPage['items'][number];

/** At least one asset: the video first, if it is in the list. */
export type AssetGroup = [ListedAsset, ...ListedAsset[]];

/** In the order of the list, which mixes the assets of videos that were made side by side. An asset of no job is alone. */
export function groupAssets(assets: readonly ListedAsset[]): AssetGroup[] {
  const groups = new Map<string, AssetGroup>();
  for (const asset of assets) {
    const key = asset.workflow_id ?? asset.asset_id;
    const group = groups.get(key);
    if (!group) groups.set(key, [asset]);
    else if (asset.kind === 'video') group.unshift(asset);
    else group.push(asset);
  }
  return [...groups.values()];
}
