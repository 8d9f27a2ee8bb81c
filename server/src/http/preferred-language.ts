// The language of a page for a visitor who is not signed in: the first one of the browser that there is.
import { isLanguage, type Language } from '@greenroom/contract/dashboard/languages';

/** More are not read. */
const MAX_TAGS = 20;

/** @param header `Accept-Language`, such as `es-MX,es;q=0.9,en;q=0.8`. Browsers sort it. */
export const preferredLanguage = (header: string | undefined): Language =>
  (header ?? '')
    .split(',', MAX_TAGS)
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';
