// Strings as requests carry them: counted in code points, never blank where that matters, and storable.
import { z } from 'zod';
import { limits } from './limits.ts';

/** NUL, which no text column stores, and halves of a surrogate pair, which are no character at all. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

const isBlank = (value: string): boolean => value.trim() === '';

/** Whether `value` has more than `max` code points, without counting a long one to its end. */
const isLonger = (value: string, max: number): boolean => {
  if (value.length <= max) return false;
  let count = 0;
  for (const _ of value) if (++count > max) return true;
  return false;
};

/** A string that may be blank, of at most `max` code points. */
export const anyText = (max: number) =>
  z
    .string()
    .superRefine((value, context) => {
      if (UNSTORABLE.test(value)) context.addIssue('must not contain NUL or unpaired surrogates');
      else if (isLonger(value, max)) context.addIssue(`must be at most ${max} characters`);
    })
    .meta({ maxLength: max });

/** A string with something in it, of at most `max` code points. */
export const text = (max: number) =>
  anyText(max)
    .refine((value) => !isBlank(value), 'must not be blank')
    .meta({ minLength: 1 });

/** A string where blank means the same as leaving the member out. */
export const blankable = (max: number) =>
  anyText(max)
    .optional()
    .transform((value) => (value === undefined || isBlank(value) ? undefined : value));

/** Free words for a spoken language: a name ("Spanish", "español") or a code ("es", "es-MX"). */
export const languageHint = () => blankable(limits.languageHintLength);

/** No host's name is longer than 253 letters, and reading one takes time by the square of its length where they are not ASCII. */
const HTTP_URL = /^https?:\/\/[/\\]*[^\s/\\?#]{1,300}(?:[/\\?#]\S*)?$/i;

/** An absolute http(s) address; which of those are fetched is decided by the service (public https, or its own assets). */
export const inputUrl = () =>
  text(limits.urlLength)
    .refine((value) => isBlank(value) || (HTTP_URL.test(value) && URL.canParse(value)), 'must be an https URL')
    .meta({ format: 'uri' });

/** A UUID in any letter case; comes out in lower case. */
export const uuid = () => z.guid().toLowerCase();

/** The id of a voice: opaque, so only its length is looked at. */
export const voiceId = () => text(limits.voiceIdLength);

/** Milliseconds are kept; always UTC. */
export const dateTime = () => z.iso.datetime();
