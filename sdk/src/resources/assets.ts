// Methods for generated files.
import { type DownloadOptions, downloadFile, saveFile } from '../download.ts';
import type { ApiPromise, CallOptions, Http } from '../http.ts';
import { eachItem } from '../paging.ts';
import type { Asset, AssetList, AssetsFilter } from '../types.ts';

export class Assets {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Lists one page of assets, newest first. */
  list(query: AssetsFilter = {}, options?: CallOptions): ApiPromise<AssetList> {
    return this.#http.get('/assets', { ...query }, options);
  }

  /** Iterates over all assets, newest first, and loads page by page. */
  iterate(query: AssetsFilter = {}, options?: CallOptions): AsyncGenerator<Asset, void> {
    return eachItem(
      query,
      async (page) => (await this.list({ ...query, ...page }, options)).assets,
      ({ asset_id }) => asset_id,
    );
  }

  /** Returns an asset. */
  get(assetId: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#http.get(`/assets/${encodeURIComponent(assetId)}`, {}, options);
  }

  /** Loads the file at the URL of an asset, a job or any other response. Continues where it was interrupted. */
  download(url: string, options?: DownloadOptions): Promise<Uint8Array> {
    return downloadFile(this.#http, url, options);
  }

  /** Like `download`, into a local file, which appears when it is complete. Needs Node, Bun or Deno. */
  save(url: string, file: string, options?: DownloadOptions): Promise<void> {
    return saveFile(this.#http, url, file, options);
  }
}
