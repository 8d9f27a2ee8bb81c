// Makes a text of an engine storable: PostgreSQL rejects NUL, and jsonb also surrogates without their other half.

export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
