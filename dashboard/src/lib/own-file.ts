// Addresses of the service's own files.

/** The path alone, because the public address may be another host name of the same service. */
export const ownFile = (url: string): string => new URL(url).pathname;

/** For links that save the file, also if it is on another origin in the end: there, browsers ignore the link's `download`. */
export const ownDownload = (url: string): string => `${ownFile(url)}?download`;

/** Undefined for an address of somebody else. Those of uploads and assets are ours, whatever the host. */
export const findOwnFile = (url: string): string | undefined =>
  new URL(url).pathname.startsWith('/assets/') ? ownFile(url) : undefined;
