// Translates messages of the service, which are in English, by a list of them. One that is not in the list stays English.
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from './i18n.ts';

interface Known {
  id: string;
  /** The text between the placeholders: one more than `names`. */
  parts: readonly string[];
  names: readonly string[];
}

/** `script`, `scene_elements[2].caption`. */
const FIELD = /^[a-z_\d]+(?:\[\d+\]|\.[a-z_]+)*$/;
/** Longer ones are not messages. */
const MAX_LENGTH = 2_000;

let known: readonly Known[] = [];

/** A compiled message: texts and, as lists, the names of its placeholders. */
type Compiled = readonly (string | readonly [name: string])[];

/** @param messages compiled by the build, which the types of Lingui do not know. */
export function setServiceMessages(messages: readonly MessageDescriptor[]): void {
  known = messages.map(({ id, message }) => {
    const parts = [''];
    const names: string[] = [];
    for (const piece of message as unknown as Compiled) {
      if (typeof piece === 'string') parts[parts.length - 1] += piece;
      else {
        names.push(piece[0]);
        parts.push('');
      }
    }
    return { id, parts, names };
  });
}

/** The values of the placeholders; undefined if the text is another message. */
function match(text: string, { parts, names }: Known): Record<string, string> | undefined {
  const [first = '', ...rest] = parts;
  if (!text.startsWith(first)) return undefined;
  const values: Record<string, string> = {};
  let from = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const to = isLast ? text.length - part.length : text.indexOf(part, from + 1);
    const value = text.slice(from, to);
    if (to <= from || !text.endsWith(isLast ? part : '') || (names[index] === 'field' && !FIELD.test(value)))
      return undefined;
    values[names[index]!] = names[index] === 'reason' || names[index] === 'hint' ? serviceText(value) : value;
    from = to + part.length;
  }
  return from === text.length ? values : undefined;
}

function translateWhole(text: string): string | undefined {
  for (const message of known) {
    const values = match(text, message);
    if (values) return i18n._(message.id, values);
  }
  return undefined;
}

/** `message` in the language of the interface, sentence by sentence if it is not known as a whole. */
export function serviceText(message: string): string {
  if (known.length === 0 || message.length > MAX_LENGTH) return message;
  return translate(message.split(/(?<=[.?!]) (?=\S)/)).join(' ');
}

function translate(sentences: readonly string[]): string[] {
  const [first, ...others] = sentences;
  if (first === undefined) return [];
  for (let count = sentences.length; count > 0; count--) {
    const text = translateWhole(sentences.slice(0, count).join(' '));
    if (text !== undefined) return [text, ...translate(sentences.slice(count))];
  }
  // The message of an engine stands after the member that it is about.
  const [, field, rest] = /^([a-z_]+(?:\[\d+\])?): (.+)$/s.exec(first) ?? [];
  if (field === undefined) return [first, ...translate(others)];
  const [text = '', ...more] = translate([rest!, ...others]);
  return [`${field}: ${text}`, ...more];
}
