// One client, for the operator.
import { Page } from '../parts/page.tsx';

export function OperatorClientPage() {
  return <Page title="Client" />;
}
