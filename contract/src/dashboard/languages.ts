// The languages of the dashboard and of e-mails. Its own module: the sign-in page loads no schemas.
const names = { en: 'English', es: 'Español' };

export type Language = keyof typeof names;

/** Each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = names;

export const languages = Object.keys(names) as [Language, ...Language[]];

export const isLanguage = (code: string | null | undefined): code is Language => languages.includes(code as Language);
