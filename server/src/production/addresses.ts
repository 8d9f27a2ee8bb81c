// Where our own assets live on the web, and which of them an address names.

export interface Addresses {
  /** `PUBLIC_URL/assets/…`, whatever the store. */
  of(path: string): string;
  /** The path of the asset that the address names; undefined for everybody else's addresses. */
  pathOf(url: string): string | undefined;
}

export const createAddresses = (publicUrl: string): Addresses => {
  const prefix = `${publicUrl.replace(/\/$/, '')}/assets/`;
  return {
    of: (path) => prefix + path,
    pathOf: (url) => (url.startsWith(prefix) ? url.slice(prefix.length) : undefined),
  };
};
