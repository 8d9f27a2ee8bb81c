// Consent records: created from a request, shown and listed.
import { type Consent, ConsentPage, type ConsentRequest } from '@greenroom/contract/dashboard/consents';
import { CursorQuery } from '@greenroom/contract/dashboard/paging';
import type { Db } from '../../db/db.ts';
import { pageOf } from '../../http/page-of.ts';
import { type ConsentRecord, type GivenConsent, listConsents } from '../../library/consents.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from '../endpoint.ts';

/** The consent as given now, with the user who records it. */
export const consentOf = (
  { person, given_by, statement }: ConsentRequest,
  { userId, email }: Visitor,
): GivenConsent => ({
  person: person.trim(),
  givenBy: given_by,
  statement,
  givenAt: new Date().toISOString(),
  userId,
  userEmail: email,
});

export const showConsent = (consent: ConsentRecord): Consent => ({
  consent_id: consent.id,
  subject: consent.subjectKind,
  subject_id: consent.subjectId,
  subject_name: consent.subjectName,
  subject_exists: consent.subjectExists,
  person: consent.person,
  given_by: consent.givenBy,
  statement: consent.statement,
  given_at: consent.givenAt.toISOString(),
  recorded_by: consent.userEmail,
});

export const createConsentEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/consents',
    report: true,
    access: 'member',
    query: CursorQuery,
    response: ConsentPage,
    handler: async ({ visitor, query: { cursor, limit } }) =>
      pageOf(await listConsents(db, visitor.client, { after: cursor, limit: limit + 1 }), limit, showConsent),
  }),
];
