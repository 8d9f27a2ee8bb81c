// The name under which a draft is listed: its own, or the beginning of its script.
import { shortTitle } from '@greenroom/contract/short-title';
import { t } from '@lingui/core/macro';
import type { Draft } from '../draft.ts';

const MAX_LENGTH = 100;

/** The script after a title that is its beginning, in one line. */
export function afterTitle(title: string, script: string): string {
  const line = script.replaceAll(/\s+/g, ' ').trim();
  const beginning = title.replace(/…$/u, '');
  if (!line.startsWith(beginning)) return line;
  return line.slice(beginning.length).replace(/^[.,;:!?…。、，；：؟।\s]+/u, '');
}

/** `maxScript`: how much of a script is its title; by default as much as a list has room for. */
export function draftTitle({ name, script }: Pick<Draft, 'name' | 'script'>, maxScript?: number): string {
  return [...(name.trim() || shortTitle(script, maxScript) || t`Untitled draft`)].slice(0, MAX_LENGTH).join('').trim();
}
