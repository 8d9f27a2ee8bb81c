/** Our ids begin with their kind and the time, so their ends tell them apart. */
export const shortId = (id: string): string => `…${id.slice(-8)}`;
