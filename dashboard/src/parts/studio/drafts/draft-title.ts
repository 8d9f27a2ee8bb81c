// The name under which a draft is listed: its own, or its first words.
import { t } from '@lingui/core/macro';
import type { Draft } from '../draft.ts';

const MAX_LENGTH = 100;
const MAX_WORDS = 8;

export function draftTitle({ name, script }: Pick<Draft, 'name' | 'script'>): string {
  const words = script.slice(0, 1_000).trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
  return [...(name.trim() || words || t`Untitled draft`)].slice(0, MAX_LENGTH).join('').trim();
}
