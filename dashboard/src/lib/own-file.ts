// Addresses of the service's own files.

/** The path alone, because the public address may be another host name of the same service. */
export const ownFile = (url: string): string => new URL(url).pathname;
