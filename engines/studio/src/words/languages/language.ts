/** Code of a language other than English in which descriptions are read. */
export type Language = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'tr' | 'ar' | 'hi' | 'ru' | 'ja' | 'zh' | 'ko';
