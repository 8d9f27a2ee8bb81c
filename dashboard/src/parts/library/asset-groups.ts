// The assets of a list by the video that they belong to.
import type { ListedAsset } from './asset-card.tsx';

export interface AssetGroup {
  /** Undefined: assets of no video in the list. */
  video: ListedAsset | undefined;
  /** The video first. */
  assets: ListedAsset[];
}

/** In the order of the list. Videos that were made side by side are apart, although the list mixes their assets. */
export function groupAssets(assets: readonly ListedAsset[]): AssetGroup[] {
  const ofJob = new Map<string | null, AssetGroup>();
  for (const asset of assets) {
    if (asset.kind === 'video') ofJob.set(asset.workflow_id, { video: asset, assets: [asset] });
  }
  const groups: AssetGroup[] = [];
  for (const asset of assets) {
    const last = groups.at(-1);
    let group = ofJob.get(asset.workflow_id);
    if (!group) group = last && !last.video ? last : { video: undefined, assets: [] };
    if (group !== last && !groups.includes(group)) groups.push(group);
    if (asset !== group.video) group.assets.push(asset);
  }
  return groups;
}
