// Methods for generated files.
import type { Asset, AssetList, AssetsFilter } from '@greenroom/contract/assets';
import type { CallOptions, Http } from '../http.ts';

export const assets = (http: Http) => ({
  /** Lists assets, newest first. */
  list: (query: AssetsFilter = {}, options?: CallOptions) => http.get<AssetList>('/assets', query, options),
  get: (id: string, options?: CallOptions) => http.get<Asset>(`/assets/${encodeURIComponent(id)}`, {}, options),
});
