// The status of a webhook endpoint, and the problem that it has.
import type { Webhook } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { StatusBadge } from '../status-badge.tsx';
import { Warning } from '../warning.tsx';

export function EndpointStatus({ webhook }: { webhook: Webhook }) {
  if (!webhook.enabled) return <StatusBadge status="stopped" label={t`Disabled`} />;
  if (webhook.failing_since) return <StatusBadge status="warning" label={t`Failing`} />;
  return <StatusBadge status="ok" label={t`Enabled`} />;
}

/** Undefined while nothing needs attention. */
function problemOf({ enabled, disabled_by, failing_since }: Webhook): string | undefined {
  if (disabled_by === 'gone')
    return t`It responded with 410 Gone and was disabled. Enable it once your software accepts events again.`;
  if (disabled_by === 'failure')
    return t`No event could be delivered for five days, so it was disabled. Repair your software, enable the endpoint, and replay the events.`;
  if (!enabled) return t`It is disabled. Events that happen now are not sent later.`;
  if (failing_since) return t`The latest request failed. Failed requests are repeated for a day.`;
  return undefined;
}

export function EndpointProblem({ webhook }: { webhook: Webhook }) {
  const problem = problemOf(webhook);
  return problem && <Warning title={problem} />;
}
