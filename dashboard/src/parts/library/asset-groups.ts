// The assets of a list by the video that they belong to.
import type { ListedAsset } from './asset-row.tsx';

export interface AssetGroup {
  /** Undefined: assets of no video in the list. */
  video: ListedAsset | undefined;
  /** The video first. */
  assets: ListedAsset[];
}

/** Videos in the order of the list, apart although the list mixes the assets of those made side by side; then all other assets. */
export function groupAssets(assets: readonly ListedAsset[]): AssetGroup[] {
  const ofJob = new Map<string | null, AssetGroup>();
  for (const asset of assets) {
    if (asset.kind === 'video') ofJob.set(asset.workflow_id, { video: asset, assets: [asset] });
  }
  const groups = new Set<AssetGroup>();
  const others: AssetGroup = { video: undefined, assets: [] };
  for (const asset of assets) {
    const group = ofJob.get(asset.workflow_id) ?? others;
    if (group !== others) groups.add(group);
    if (asset !== group.video) group.assets.push(asset);
  }
  return [...groups, ...(others.assets.length > 0 ? [others] : [])];
}
