// Brand kits: how a client's videos look by default.
import { type CaptionLook, defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { type Reader, sql, type Tx } from '../db/db.ts';

export async function getCaptionLook(reader: Reader, client: string): Promise<CaptionLook> {
  const { rows } = await sql<{ look: CaptionLook }>`select caption_look as look from brand_kits
    where client_id = ${client}`.execute(reader);
  return rows[0]?.look ?? defaultCaptionLook;
}

/** For all videos that are ordered from now on. */
export async function saveCaptionLook(tx: Tx, client: string, look: CaptionLook): Promise<void> {
  await sql`insert into brand_kits (client_id, caption_look) values (${client}, ${JSON.stringify(look)}::jsonb)
    on conflict (client_id) do update set caption_look = excluded.caption_look, updated_at = now()`.execute(tx);
}
