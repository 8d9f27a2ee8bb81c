// What somebody agrees to before a clone is made. Its own module: pages that show it load no schemas.
import type { Language } from './languages.ts';

/** The statements, as shown in each language and as recorded. */
export const consentStatements: Readonly<Record<Language, Record<'character' | 'voice', string>>> = {
  en: {
    character:
      'I am shown in these photos, or I have the documented permission of the adult who is. That person knows that an artificial ' +
      'presenter with their likeness will be made, by this service or an AI provider that it uses, that it will speak words ' +
      'written by others, and agrees to its use in videos of ' +
      'this account until the presenter is deleted.',
    voice:
      'It is my voice, or I have the documented permission of the adult whose voice it is. That person knows that an artificial ' +
      'voice like theirs will be made, by this service or an AI provider that it uses, that it will speak words written by ' +
      'others, and agrees to its use in videos of this account ' +
      'until the voice is deleted.',
  },
  es: {
    character:
      'Soy la persona que aparece en estas fotos, o tengo el permiso documentado de la persona adulta que aparece. Esa persona ' +
      'sabe que se creará un presentador artificial con su imagen, por este servicio o por un proveedor de IA que este use, y que ' +
      'dirá palabras escritas por otros, y acepta que se use en videos de esta cuenta hasta que se elimine el presentador.',
    voice:
      'Es mi voz, o tengo el permiso documentado de la persona adulta a quien pertenece. Esa persona sabe que se creará una voz ' +
      'artificial como la suya, por este servicio o por un proveedor de IA que este use, y que dirá palabras escritas por otros, ' +
      'y acepta que se use en videos de esta cuenta hasta que se elimine la voz.',
  },
};

/** In any language. */
export const isConsentStatement = (words: string, subject: 'character' | 'voice'): boolean =>
  Object.values(consentStatements).some((statements) => statements[subject] === words);
