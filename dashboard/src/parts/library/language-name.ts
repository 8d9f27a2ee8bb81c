// The name of a language in the language of the interface, or its code if it has none.
import { locale } from '../../lib/languages.ts';

const names = new Intl.DisplayNames([locale()], { type: 'language' });

export const languageName = (code: string): string => names.of(code) ?? code;
