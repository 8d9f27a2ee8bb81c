// Brand kits: how a client's videos look by default.
import { type CaptionLook, type Captions, defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { type Reader, sql, type Tx } from '../db/db.ts';

export interface BrandKit {
  captionLook: CaptionLook;
  /** Of videos composed in the dashboard. A request of the partner API has its own. */
  captionsPosition: Captions['position'];
  /** Whether videos show the label "AI presenter". */
  aiLabel: boolean;
}

export async function getBrandKit(reader: Reader, client: string): Promise<BrandKit> {
  const { rows } = await sql<BrandKit>`select caption_look as "captionLook",
    captions_position as "captionsPosition", ai_label as "aiLabel" from brand_kits where client_id = ${client}`.execute(
    reader,
  );
  return rows[0] ?? { captionLook: defaultCaptionLook, captionsPosition: 'bottom', aiLabel: false };
}

/** For all videos that are ordered from now on. What is absent does not change. */
export async function saveBrandKit(
  tx: Tx,
  client: string,
  { captionLook, captionsPosition: position, aiLabel }: Partial<BrandKit>,
): Promise<void> {
  const look = captionLook === undefined ? null : JSON.stringify(captionLook);
  await sql`insert into brand_kits (client_id, caption_look, captions_position, ai_label)
    values (${client}, coalesce(${look}::jsonb, ${JSON.stringify(defaultCaptionLook)}::jsonb),
      coalesce(${position ?? null}, 'bottom'), coalesce(${aiLabel ?? null}, false))
    on conflict (client_id) do update set caption_look = coalesce(${look}::jsonb, brand_kits.caption_look),
      captions_position = coalesce(${position ?? null}, brand_kits.captions_position),
      ai_label = coalesce(${aiLabel ?? null}, brand_kits.ai_label), updated_at = now()`.execute(tx);
}
