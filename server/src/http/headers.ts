// Headers as they were sent, before parsing made one of several.

/** How often a header was sent; the parsed headers keep only one of several. */
export const countHeader = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
