// Shows why a create request failed and what to do; shows nothing if the error is displayed at its fields.
import { t } from '@lingui/core/macro';
import { ApiError } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { fieldErrorsOf } from './field-errors.ts';
import { requestIdIn } from './preview-error.ts';

export const CreateError = ({ error }: { error: Error | null }) =>
  Object.keys(fieldErrorsOf(error)).length > 0 ? null : <ErrorNote error={error && studioError(error)} />;

/** The same error with advice for this page. */
const studioError = (error: Error): Error => {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 404)
    return new ApiError(404, { error: t`The presenter or the voice was deleted. Choose another one.` });
  if (error.status === 0)
    return new ApiError(0, { error: t`The service cannot be reached. Try again; nothing is created twice.` });
  if (error.status >= 500) {
    const id = requestIdIn(error);
    const message = t`It is not known whether this worked. Try again: the same request is charged at most once.`;
    return new ApiError(error.status, {
      error: id === undefined ? message : `${message} ${t`ID for support: ${id}`}`,
    });
  }
  return error;
};
