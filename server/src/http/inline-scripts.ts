// Sources of a content security policy that allow the inline scripts of a page.
import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs;

/** @param html a page of this service's own build. */
export const hashesOfScripts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];
