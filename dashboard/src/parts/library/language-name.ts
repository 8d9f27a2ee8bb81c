// A language's name in English; the code itself where it has none.
const names = new Intl.DisplayNames(['en'], { type: 'language' });

export const languageName = (code: string): string => names.of(code) ?? code;
