// The endpoints of the brand kit: how the team's videos look by default.
import { BrandKit } from '@greenroom/contract/dashboard/brand-kit';
import type { CaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { Db } from '../db/db.ts';
import { getCaptionLook, saveCaptionLook } from '../library/brand-kits.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export const createBrandKitEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/brand-kit',
    access: 'member',
    response: BrandKit,
    handler: async ({ visitor: { client } }) => show(await getCaptionLook(db, client)),
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/brand-kit',
    access: 'member',
    body: BrandKit,
    response: BrandKit,
    handler: async ({ visitor: { client }, body }) => {
      const { style, font, uppercase, text_color: textColor, accent_color: accentColor } = body.captions;
      const look = { style, font, uppercase, textColor, accentColor };
      await db.transaction().execute((tx) => saveCaptionLook(tx, client, look));
      return show(look);
    },
  }),
];

const show = ({ style, font, uppercase, textColor, accentColor }: CaptionLook): BrandKit => ({
  captions: { style, font, uppercase, text_color: textColor, accent_color: accentColor },
});
