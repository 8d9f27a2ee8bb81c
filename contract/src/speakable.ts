// Whether a text has anything that can be spoken, for the schemas and for forms that check it while it is typed.

/** Emoji and punctuation alone have no sound. */
export const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
