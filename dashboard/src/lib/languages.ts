// The language of the interface. It is chosen before a page is loaded and stays the same until the page is loaded again.
import { isLanguage, type Language } from '@greenroom/contract/dashboard/languages';
import type { Messages } from '@lingui/core';
import { i18n } from './i18n.ts';
import { setServiceMessages } from './service-text.ts';

const STORAGE_KEY = 'greenroom.language';

/** English is written in the code. */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>> = {
  es: () => import('../locales/es.po'),
};

/** `en` of `en-GB`. */
export const codeOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** The language stored in this browser, or the first one of the browser that the interface has. */
export const chooseLanguage = (stored: string | null, preferred: readonly string[]): Language =>
  [stored, ...preferred.map(codeOf)].find(isLanguage) ?? 'en';

/** The region for which the texts of a language are written, if its numbers and dates differ by region. */
const regions: Readonly<Record<string, string>> = { es: 'es-MX' };

/** For numbers and dates: the browser's region, if it is set to the language of the interface. */
export const regionalTag = (language: string, preferred: readonly string[]): string =>
  preferred.find((tag) => tag.includes('-') && codeOf(tag) === language) ?? regions[language] ?? language;

export const currentLanguage = (): Language => i18n.locale as Language;

export const locale = (): string => regionalTag(i18n.locale, navigator.languages);

/** Storage may be off. */
function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The one that the page was asked to have. If its catalog could not be loaded, the texts are English. */
let chosen: Language = 'en';

/** Call it before any module with texts is loaded, because texts may be read while it is evaluated. */
export async function startLanguage(): Promise<void> {
  chosen = chooseLanguage(storedLanguage(), navigator.languages);
  // Counts within texts have the same form as those that stand alone.
  const locales = regionalTag(chosen, navigator.languages);
  if (chosen === 'en') {
    i18n.activate('en', locales);
    return;
  }
  try {
    const [{ messages }, { serviceMessages }] = await Promise.all([
      catalogs[chosen](),
      import('./service-messages.ts'),
    ]);
    i18n.loadAndActivate({ locale: chosen, locales, messages });
    setServiceMessages(serviceMessages);
    document.documentElement.lang = chosen;
  } catch (error) {
    // Better than an empty page.
    console.error(error);
  }
}

/** Shows a language from now on in this browser. */
export function switchLanguage(language: Language): void {
  if (language === chosen) return;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage, loading the page again would not change it.
    return;
  }
  window.location.reload();
}
