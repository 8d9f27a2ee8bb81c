// The wire schemas of consent records, which every clone in the dashboard needs.
import { z } from 'zod';
import { dateTime, text, uuid } from '../text.ts';
import type { Language } from './languages.ts';
import { pageOf } from './paging.ts';

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
export const isConsentStatement = (words: string, subject: ConsentSubject): boolean =>
  Object.values(consentStatements).some((statements) => statements[subject] === words);

export const ConsentSubject = z.enum(['character', 'voice']);
export type ConsentSubject = z.infer<typeof ConsentSubject>;

const personLength = 120;

/** Part of a request to clone. */
export const ConsentRequest = (subject: ConsentSubject) =>
  z.object({
    person: text(personLength).describe('The name of the person who is cloned.'),
    given_by: z.enum(['self', 'other']).describe('Whether that person is the signed-in user.'),
    statement: z
      .string()
      .refine((words) => isConsentStatement(words, subject), 'has changed. Reload the page and read it again')
      .describe('The statement that was shown and agreed to.'),
  });
export type ConsentRequest = z.infer<ReturnType<typeof ConsentRequest>>;

export const Consent = z.object({
  consent_id: uuid(),
  subject: ConsentSubject,
  subject_id: z.string(),
  subject_name: z.string().describe('The name of the presenter or the voice.'),
  subject_exists: z.boolean().describe('False after it was deleted; the record is kept.'),
  person: z.string(),
  given_by: z.enum(['self', 'other']),
  statement: z.string(),
  given_at: dateTime(),
  recorded_by: z.string().describe('The e-mail address of the user who recorded it.'),
});
export type Consent = z.infer<typeof Consent>;

/** Response of GET /consents, newest first. */
export const ConsentPage = pageOf(Consent);
export type ConsentPage = z.infer<typeof ConsentPage>;
