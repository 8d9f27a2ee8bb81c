// The wire schemas of consent records, which every clone in the dashboard needs.
import { z } from 'zod';
import { dateTime, text, uuid } from '../text.ts';
import { isConsentStatement } from './consent-statements.ts';
import { pageOf } from './paging.ts';

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
