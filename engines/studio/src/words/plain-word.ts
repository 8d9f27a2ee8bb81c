// Words as they are compared.

/** A word in lower case with its letters and digits only, to be compared with others. */
export const plainWord = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
