// Schemas of strings in requests: lengths in code points, blank values, and characters that cannot be stored.
import { z } from 'zod';
import { limits } from './limits.ts';
import { isSpeakable } from './speakable.ts';

/** NUL, which text columns cannot store, and unpaired surrogates, which are not characters. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether all strings of a JSON value can be stored, names of members too. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member));
};

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

/** An optional text in a query, where digits alone arrive as a number. */
export const searchText = (max: number) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), anyText(max).optional());

/** A string that is not blank, of at most `max` code points. */
export const text = (max: number) =>
  anyText(max)
    .refine((value) => !isBlank(value), 'must not be blank')
    .meta({ minLength: 1 });

/** Text to be spoken. */
export const spokenText = (max: number) =>
  text(max).refine((value) => isBlank(value) || isSpeakable(value), 'must contain a word or a number');

/** An optional string; a blank one counts as omitted. */
export const blankable = (max: number) =>
  anyText(max)
    .optional()
    .transform((value) => (value === undefined || isBlank(value) ? undefined : value));

/** A spoken language: a name ("Spanish", "español") or a code ("es", "es-MX"). */
export const languageHint = () => blankable(limits.languageHintLength);

/** A host name has at most 253 characters, and parsing a non-ASCII one takes time quadratic in its length. */
const HTTP_URL = /^https?:\/\/[/\\]*[^\s/\\?#]{1,300}(?:[/\\?#]\S*)?$/i;

/** An absolute http(s) URL. The service decides which are fetched: public https, or its own assets. */
export const inputUrl = () =>
  text(limits.urlLength)
    .refine((value) => isBlank(value) || (HTTP_URL.test(value) && URL.canParse(value)), 'must be an https URL')
    .meta({ format: 'uri' });

/** A UUID in any letter case, converted to lower case. */
export const uuid = () => z.guid().toLowerCase();

/** The id of a voice: opaque, so only its length is checked. */
export const voiceId = () => text(limits.voiceIdLength);

/** UTC, with milliseconds. */
export const dateTime = () => z.iso.datetime();
