// The service's own files as the page reads them.

/** From wherever the page itself came: the public address may be another name of the same service. */
export const ownFile = (url: string): string => new URL(url).pathname;
