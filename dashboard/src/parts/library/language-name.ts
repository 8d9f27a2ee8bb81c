// The name of a language in the language of the interface, or its code if it has none.
import { locale } from '../../lib/languages.ts';

const names = new Intl.DisplayNames([locale()], { type: 'language' });

/** With a capital, also where the language writes its name without one. */
export function languageName(code: string): string {
  const name = names.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1);
}
