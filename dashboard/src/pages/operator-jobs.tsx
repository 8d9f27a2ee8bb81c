// Everybody's jobs, for the operator.
import { Page } from '../parts/page.tsx';

export function OperatorJobsPage() {
  return <Page title="All jobs" />;
}
