// The wire schema of the response of every DELETE.
import { z } from 'zod';

export const Deleted = z.object({ deleted: z.boolean().describe('Always true: an unknown id is a 404.') });
export type Deleted = z.infer<typeof Deleted>;
