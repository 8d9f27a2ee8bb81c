// Characters' pictures, and finished and other videos, for tests that render nothing.
import { sql, type Tx } from '../db/db.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { publishAsset } from './assets.ts';
import type { CharacterPictures } from './characters.ts';
import type { StoredObject } from './objects.ts';
import { addVideo } from './videos.ts';

/** Rows of objects without bytes. */
export async function addTestPictures(tx: Tx): Promise<CharacterPictures> {
  const portrait = `portrait-${uuidv7()}`;
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values (${portrait}, 'test', 1, '')`.execute(
    tx,
  );
  return { portrait, sheet: 'sheet' };
}

/** The row of an object without bytes. */
export async function addTestObject(tx: Tx, job: string, extension: string): Promise<StoredObject> {
  const object = { key: `objects/${job}/${randomToken()}.${extension}`, sizeBytes: 10, sha256: 'ab' };
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256)
    values (${object.key}, ${job}, ${object.sizeBytes}, ${object.sha256})`.execute(tx);
  return object;
}

interface TestVideo {
  title?: string;
  script?: string;
  mode?: 'talking_head' | 'scenes';
  status?: 'queued' | 'running' | 'completed' | 'failed';
  /** By default a row without bytes. */
  object?: StoredObject;
}

/** A job with its order and its video; if it is completed, with the video, its speech and their sidecars as assets. */
export async function addTestVideo(
  tx: Tx,
  client: string,
  { title = 'A video', script = 'Some words.', mode = 'scenes', status = 'completed', object }: TestVideo = {},
): Promise<{ id: string; path: string }> {
  const id = `partner_scn_${uuidv7().replaceAll('-', '')}`;
  const failure = status === 'failed' ? { code: 'unusable_media', message: 'The photo has no face.' } : null;
  const isOver = status === 'completed' || status === 'failed';
  await sql`insert into jobs (id, client_id, kind, queue, input, status, failure, start_deadline, timeout_ms, completed_at)
    values (${id}, ${client}, ${mode}, 'batch', 'null', ${status}, ${failure && JSON.stringify(failure)}::jsonb, now(), 1,
      ${isOver ? sql`now()` : null})`.execute(tx);
  await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items, request)
    values (${id}, ${client}, ${mode}, 10, '[]', ${JSON.stringify({ mode: 'scenes', script })}::jsonb)`.execute(tx);
  await addVideo(tx, client, { id, mode, title, script });
  if (status !== 'completed') return { id, path: '' };
  const file = async (extension: string) => addTestObject(tx, id, extension);
  const video = await publishAsset(tx, client, {
    kind: 'video',
    name: title,
    object: object ?? (await file('mp4')),
    workflowId: id,
    metadata: { width: 720, height: 1280, duration: 12.5 },
    sidecars: { vtt: await file('vtt'), 'small.webp': await file('webp'), 'large.webp': await file('webp') },
  });
  await publishAsset(tx, client, {
    kind: 'tts_audio',
    name: title,
    object: await file('mp3'),
    workflowId: id,
    metadata: { duration: 12.5 },
  });
  return { id, path: video.path };
}
