// Pictures of characters for tests that render nothing.
import { sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import type { CharacterPictures } from './characters.ts';

/** Rows of objects without bytes. */
export async function addTestPictures(tx: Tx): Promise<CharacterPictures> {
  const portrait = `portrait-${uuidv7()}`;
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values (${portrait}, 'test', 1, '')`.execute(
    tx,
  );
  return { portrait, sheet: 'sheet' };
}
