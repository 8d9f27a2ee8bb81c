// The endpoints for the name, address and tax id on a team's receipts.
import { Done } from '@greenroom/contract/dashboard/account';
import { BillingDetails } from '@greenroom/contract/dashboard/billing-details';
import { findBillingDetails, saveBillingDetails } from '../billing/billing-details.ts';
import { lockAsOwner } from '../clients/access.ts';
import type { Db } from '../db/db.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export const createBillingDetailsEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/billing-details',
    access: 'member',
    response: BillingDetails,
    async handler({ visitor }) {
      const { taxId, ...details } = await findBillingDetails(db, visitor.client);
      return { ...details, tax_id: taxId };
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/billing-details',
    access: 'owner',
    body: BillingDetails,
    response: Done,
    async handler({ visitor, body: { tax_id: taxId, ...details } }) {
      await db.transaction().execute(async (tx) => {
        await lockAsOwner(tx, visitor);
        await saveBillingDetails(tx, visitor.client, { ...details, taxId });
      });
      return {};
    },
  }),
];
