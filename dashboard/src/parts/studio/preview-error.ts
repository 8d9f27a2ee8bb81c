// Says why a free preview failed, what it cost and what to do, in words about the page rather than about requests.
import { t } from '@lingui/core/macro';
import { ApiError } from '../../lib/http.ts';

/** Of the service, in a message about a fault of its own. */
export const requestIdIn = (error: Error): string | undefined =>
  error instanceof ApiError ? /Request id: (\S+)/.exec(error.english)?.[1] : undefined;

export function previewError(error: Error): string {
  const { status, message } = error instanceof ApiError ? error : { status: 500, message: '' };
  if (status === 0) return t`The service cannot be reached, so there is no preview. Nothing was charged.`;
  if (status === 404) return t`The presenter or the voice was deleted. Choose another one.`;
  if (status === 409 || status === 429) return message;
  if (isAboutDraft(error)) return t`No preview: ${reasonIn(message)} Nothing was charged. Change the draft.`;
  const id = requestIdIn(error);
  return id === undefined
    ? t`The preview failed. Nothing was charged. Try again, or create the video without it.`
    : t`The preview failed. Nothing was charged. Try again, or create the video without it. ID for support: ${id}`;
}

/** The same draft would fail again. */
export const isAboutDraft = (error: Error): boolean =>
  error instanceof ApiError && [400, 404, 409, 422].includes(error.status);

/** Without the member of the request that it begins with. */
const reasonIn = (message: string): string => message.replace(/^[a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?: /, '');
