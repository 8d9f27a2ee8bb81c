// Every endpoint of the dashboard, slice by slice.
import { createAccountEndpoints } from './account.ts';
import { type ConfirmationDeps, createConfirmationEndpoints } from './confirmation.ts';
import { type CreditNeeds, createCreditEndpoints } from './credits.ts';
import type { DashboardEndpoint } from './endpoint.ts';
import { createFirstVideoEndpoints, type FirstVideoNeeds } from './first-video.ts';
import { createJobEndpoints, type JobNeeds } from './jobs.ts';
import { createKeyEndpoints, type KeyNeeds } from './keys.ts';
import { createLedgerEndpoints } from './ledger.ts';
import { createLibraryEndpoints, type LibraryDeps } from './library/library.ts';
import { createMeEndpoints, type MeNeeds } from './me.ts';
import { createOperatorEndpoints, type OperatorDeps } from './operator/endpoints.ts';
import { createReceiptEndpoints, type ReceiptNeeds } from './receipts.ts';
import { createStudioEndpoints, type StudioNeeds } from './studio.ts';
import { createTeamEndpoints, type TeamNeeds } from './team.ts';
import { createUsageEndpoints, type UsageNeeds } from './usage.ts';

export type EndpointDeps = MeNeeds &
  ConfirmationDeps &
  TeamNeeds &
  LibraryDeps &
  StudioNeeds &
  FirstVideoNeeds &
  JobNeeds &
  UsageNeeds &
  KeyNeeds &
  CreditNeeds &
  ReceiptNeeds &
  OperatorDeps;

export const createDashboardEndpoints = (deps: EndpointDeps): DashboardEndpoint[] => [
  ...createMeEndpoints(deps),
  ...createAccountEndpoints(deps),
  ...createConfirmationEndpoints(deps),
  ...createTeamEndpoints(deps),
  ...createLibraryEndpoints(deps),
  ...createStudioEndpoints(deps),
  ...createFirstVideoEndpoints(deps),
  ...createJobEndpoints(deps),
  ...createUsageEndpoints(deps),
  ...createKeyEndpoints(deps),
  ...createCreditEndpoints(deps),
  ...createReceiptEndpoints({ ...deps, db: deps.reports }),
  ...createLedgerEndpoints({ db: deps.reports }),
  ...createOperatorEndpoints(deps),
];
