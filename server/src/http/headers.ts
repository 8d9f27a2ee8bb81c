// Reads headers as they were sent, before parsing merged duplicates.

/** How often a header was sent; parsed headers keep only one. */
export const countHeader = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
