// The endpoints of the brand kit: how the team's videos look by default.
import { BrandKit, BrandKitChange, LogoPath, NewLogo } from '@greenroom/contract/dashboard/brand-kit';
import { lockClient } from '../clients/clients.ts';
import type { Db } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { getBrandKit, saveBrandKit } from '../library/brand-kits.ts';
import { findLogo, getLogo, removeLogo, replaceLogo } from '../library/logos.ts';
import { takeUpload } from '../library/uploads.ts';
import type { ObjectStore } from '../storage/store.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface BrandKitDeps {
  db: Db;
  store: Pick<ObjectStore, 'read'>;
  /** Whether the operator shows the label "AI presenter" in all videos. */
  requiresAiLabel: boolean;
}

export const createBrandKitEndpoints = ({ db, store, requiresAiLabel }: BrandKitDeps): DashboardEndpoint[] => {
  const show = async (client: string): Promise<BrandKit> => {
    const { captionLook, captionsPosition, aiLabel } = await getBrandKit(db, client);
    const { style, font, uppercase, textColor, accentColor } = captionLook;
    const logo = await findLogo(db, client);
    return {
      captions: { style, font, uppercase, text_color: textColor, accent_color: accentColor },
      captions_position: captionsPosition,
      ai_label: requiresAiLabel || aiLabel,
      ai_label_required: requiresAiLabel,
      logo: logo ? { logo_id: logo.id } : null,
    };
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/brand-kit',
      access: 'member',
      response: BrandKit,
      handler: async ({ visitor: { client } }) => show(client),
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/brand-kit',
      access: 'member',
      body: BrandKitChange,
      response: BrandKit,
      handler: async ({ visitor: { client }, body }) => {
        const { captions, captions_position: captionsPosition, ai_label: aiLabel } = body;
        await db.transaction().execute((tx) =>
          saveBrandKit(tx, client, {
            ...(captions && { captionLook: lookOf(captions) }),
            ...(captionsPosition && { captionsPosition }),
            ...(aiLabel !== undefined && { aiLabel }),
          }),
        );
        return show(client);
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/brand-kit/logo',
      access: 'member',
      body: NewLogo,
      response: BrandKit,
      handler: async ({ visitor: { client }, body: { upload_id: id } }) => {
        await db.transaction().execute(async (tx) => {
          await lockClient(tx, client);
          const upload = await takeUpload(tx, client, { id, kind: 'logo' });
          if (upload === undefined)
            throw new Problem('invalid_request', 'upload_id is not a logo of your account. Upload it first.');
          await replaceLogo(tx, client, upload.key);
        });
        return show(client);
      },
    }),

    dashboardEndpoint({
      method: 'DELETE',
      path: '/brand-kit/logo',
      access: 'member',
      response: BrandKit,
      handler: async ({ visitor: { client } }) => {
        await db.transaction().execute((tx) => removeLogo(tx, client));
        return show(client);
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/brand-kit/logos/{id}/file',
      access: 'member',
      params: LogoPath,
      response: 'file',
      handler: async ({ visitor: { client }, params: { id } }) => {
        const { key } = await getLogo(db, client, id);
        return { type: 'image/png', fileName: undefined, body: await store.read(key) };
      },
    }),
  ];
};

const lookOf = ({
  style,
  font,
  uppercase,
  text_color: textColor,
  accent_color: accentColor,
}: BrandKit['captions']) => ({
  style,
  font,
  uppercase,
  textColor,
  accentColor,
});
