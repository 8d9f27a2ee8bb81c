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

/** What of the kit is in the picture of a video. `logo`: the key of the stored PNG; null if there is none. */
export type VideoLook = Pick<BrandKit, 'captionLook' | 'aiLabel'> & { logo: string | null };

/** One statement, because each order runs it. */
export async function getVideoLook(reader: Reader, client: string): Promise<VideoLook> {
  const { rows } = await sql<VideoLook>`select
      coalesce(brand_kits.caption_look, ${JSON.stringify(defaultCaptionLook)}::jsonb) as "captionLook",
      coalesce(brand_kits.ai_label, false) as "aiLabel", logos.object_key as logo
    from (select ${client}::uuid as client_id) as client left join brand_kits using (client_id)
      left join logos on logos.client_id = client.client_id and logos.deleted_at is null`.execute(reader);
  return rows[0]!;
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
