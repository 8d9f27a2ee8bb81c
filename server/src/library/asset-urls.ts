// Where our own assets live on the web, and which of them an address names.

export interface AssetUrls {
  /** `PUBLIC_URL/assets/…`, whatever the store. */
  of(path: string): string;
  /** The path of the asset that the address names; undefined for everybody else's addresses. */
  pathOf(url: string): string | undefined;
}

const NAME = /^\w+\.\w+$/;

export const createAssetUrls = (publicUrl: string): AssetUrls => {
  const prefix = `${publicUrl.replace(/\/$/, '')}/assets/`;
  const { origin, pathname } = new URL(prefix);
  return {
    of: (path) => prefix + path,
    // Compared as addresses and not as texts: the same file has many spellings, and a sheet stays a sheet in all of them.
    pathOf: (url) => {
      const named = URL.parse(url);
      if (named?.origin !== origin || !named.pathname.startsWith(pathname)) return undefined;
      const path = named.pathname.slice(pathname.length).replaceAll(/%2e/gi, '.');
      return NAME.test(path) ? path : undefined;
    },
  };
};
