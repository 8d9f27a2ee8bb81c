// The endpoints of the brand kit: how the team's videos look by default.
import { BrandKit, BrandKitChange, LogoPath, NewLogo } from '@greenroom/contract/dashboard/brand-kit';
import { lockClient } from '../clients/clients.ts';
import type { Db, Reader } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { getCaptionLook, saveCaptionLook } from '../library/brand-kits.ts';
import { findLogo, getLogo, removeLogo, replaceLogo } from '../library/logos.ts';
import { takeUpload } from '../library/uploads.ts';
import type { ObjectStore } from '../storage/store.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface BrandKitDeps {
  db: Db;
  store: Pick<ObjectStore, 'read'>;
}

export const createBrandKitEndpoints = ({ db, store }: BrandKitDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/brand-kit',
    access: 'member',
    response: BrandKit,
    handler: async ({ visitor: { client } }) => show(db, client),
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/brand-kit',
    access: 'member',
    body: BrandKitChange,
    response: BrandKit,
    handler: async ({ visitor: { client }, body }) => {
      const { style, font, uppercase, text_color: textColor, accent_color: accentColor } = body.captions;
      const look = { style, font, uppercase, textColor, accentColor };
      await db.transaction().execute((tx) => saveCaptionLook(tx, client, look));
      return show(db, client);
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
      return show(db, client);
    },
  }),

  dashboardEndpoint({
    method: 'DELETE',
    path: '/brand-kit/logo',
    access: 'member',
    response: BrandKit,
    handler: async ({ visitor: { client } }) => {
      await db.transaction().execute((tx) => removeLogo(tx, client));
      return show(db, client);
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

const show = async (reader: Reader, client: string): Promise<BrandKit> => {
  const { style, font, uppercase, textColor, accentColor } = await getCaptionLook(reader, client);
  const logo = await findLogo(reader, client);
  return {
    captions: { style, font, uppercase, text_color: textColor, accent_color: accentColor },
    logo: logo ? { logo_id: logo.id } : null,
  };
};
