// The public URLs of our assets, and the asset of such a URL.

export interface AssetUrls {
  /** `PUBLIC_URL/assets/…`, whatever the store. */
  of(path: string): string;
  /** The path of the asset at the URL; undefined for all other URLs. */
  pathOf(url: string): string | undefined;
}

const NAME = /^\w+\.\w+$/;

export const createAssetUrls = (publicUrl: string): AssetUrls => {
  const prefix = `${publicUrl.replace(/\/$/, '')}/assets/`;
  const { origin, pathname } = new URL(prefix);
  return {
    of: (path) => prefix + path,
    // Compared as parsed URLs: one file has many spellings.
    pathOf: (url) => {
      const named = URL.parse(url);
      if (named?.origin !== origin || !named.pathname.startsWith(pathname)) return undefined;
      const path = named.pathname.slice(pathname.length).replaceAll(/%2e/gi, '.');
      return NAME.test(path) ? path : undefined;
    },
  };
};
