// Addresses of the service's own files.

/** The path alone, because the public address may be another host name of the same service. */
export const ownFile = (url: string): string => new URL(url).pathname;

/** For links that save the file, also if it is on another origin in the end: there, browsers ignore the link's `download`. */
export const ownDownload = (url: string): string => `${ownFile(url)}?download`;
