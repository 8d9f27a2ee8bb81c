// The audit log: what operators did, to which client, and why; and what owners did to their webhooks.
import { t } from '@lingui/core/macro';
import { useUrlState } from '../lib/url-state.ts';
import { DownloadCsv } from '../parts/download-csv.tsx';
import { AuditLog, noFilter, searchOf } from '../parts/operator/audit-log.tsx';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Page } from '../parts/page.tsx';

export function OperatorAuditLogPage() {
  const [filter, change] = useUrlState(noFilter);
  return (
    <Page
      title={t`Audit log`}
      heading={<OperatorHeading title={t`Audit log`} />}
      description={t`What operators did, to which client and why, and what owners changed at their webhooks. Entries cannot be changed.`}
      actions={<DownloadCsv path="/operator/audit-log.csv" query={searchOf(filter)} />}
      width="wide"
    >
      <AuditLog filter={filter} onChange={change} />
    </Page>
  );
}
