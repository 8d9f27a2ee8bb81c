// Derives the seeds of models from the text of a request, so that the same request draws the same.
import { createHash } from 'node:crypto';

/** 0 to 2,147,483,647, the range that all models accept. */
export const seedOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) & 0x7f_ff_ff_ff;
