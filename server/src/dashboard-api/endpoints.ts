// The table of the dashboard API.
import { createAccountEndpoints } from './account.ts';
import { type ApiRequestDeps, createApiRequestEndpoints } from './api-requests.ts';
import { createBillingDetailsEndpoints } from './billing-details.ts';
import { type BrandKitDeps, createBrandKitEndpoints } from './brand-kit.ts';
import { type ConfirmationDeps, createConfirmationEndpoints } from './confirmation.ts';
import { type CreditDeps, createCreditEndpoints } from './credits.ts';
import { createDraftEndpoints } from './drafts.ts';
import { createEmailChangeEndpoints } from './email-change.ts';
import type { DashboardEndpoint } from './endpoint.ts';
import { createFirstVideoEndpoints, type FirstVideoDeps } from './first-video.ts';
import { createJobEndpoints, type JobDeps } from './jobs.ts';
import { createKeyEndpoints, type KeyDeps } from './keys.ts';
import { createLedgerEndpoints } from './ledger.ts';
import { createLibraryEndpoints, type LibraryDeps } from './library/library.ts';
import { createMeEndpoints, type MeDeps } from './me.ts';
import { createOperatorEndpoints, type OperatorDeps } from './operator/endpoints.ts';
import { createOwnDataEndpoints } from './own-data.ts';
import { createPasskeyEndpoints } from './passkeys.ts';
import { createReceiptEndpoints, type ReceiptDeps } from './receipts.ts';
import { createStudioEndpoints, type StudioDeps } from './studio.ts';
import { createTeamEndpoints, type TeamDeps } from './team.ts';
import { createTeamsEndpoints } from './teams.ts';
import { createUsageEndpoints, type UsageDeps } from './usage.ts';
import { createVideoEndpoints, type VideoDeps } from './videos.ts';
import { createWebhookEndpoints, type WebhookDeps } from './webhook-endpoints.ts';

export type EndpointDeps = MeDeps &
  ConfirmationDeps &
  TeamDeps &
  LibraryDeps &
  StudioDeps &
  BrandKitDeps &
  FirstVideoDeps &
  JobDeps &
  VideoDeps &
  UsageDeps &
  KeyDeps &
  ApiRequestDeps &
  WebhookDeps &
  CreditDeps &
  ReceiptDeps &
  OperatorDeps;

export const createDashboardEndpoints = (deps: EndpointDeps): DashboardEndpoint[] => [
  ...createMeEndpoints(deps),
  ...createAccountEndpoints(deps),
  ...createConfirmationEndpoints(deps),
  ...createEmailChangeEndpoints(deps),
  ...createPasskeyEndpoints(deps),
  ...createOwnDataEndpoints(deps),
  ...createTeamEndpoints(deps),
  ...createTeamsEndpoints(deps),
  ...createLibraryEndpoints(deps),
  ...createStudioEndpoints(deps),
  ...createBrandKitEndpoints(deps),
  ...createDraftEndpoints(deps),
  ...createFirstVideoEndpoints(deps),
  ...createJobEndpoints(deps),
  ...createVideoEndpoints(deps),
  ...createUsageEndpoints(deps),
  ...createKeyEndpoints(deps),
  ...createApiRequestEndpoints(deps),
  ...createWebhookEndpoints(deps),
  ...createCreditEndpoints(deps),
  ...createBillingDetailsEndpoints(deps),
  ...createReceiptEndpoints({ ...deps, db: deps.reports }),
  ...createLedgerEndpoints({ db: deps.reports }),
  ...createOperatorEndpoints(deps),
];
