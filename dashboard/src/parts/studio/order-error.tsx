// Why an order was not taken, with the way out; nothing where that stands at its fields.
import { Refusal } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { problemsIn } from './problems.ts';

export const OrderError = ({ error }: { error: Error | null }) =>
  Object.keys(problemsIn(error)).length > 0 ? null : <ErrorNote error={error && inTheStudio(error)} />;

/** The same refusal in words that fit this page. */
const inTheStudio = (error: Error): Error => {
  if (!(error instanceof Refusal)) return error;
  if (error.status === 404)
    return new Refusal(404, { error: 'The presenter or the voice has been deleted. Choose another.' });
  if (error.status === 0)
    return new Refusal(0, { error: 'The service cannot be reached. Press again: it is ordered only once.' });
  return error;
};
