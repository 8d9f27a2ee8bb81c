// How the service fares, for the operator.
import { Page } from '../parts/page.tsx';

export function OperatorHealthPage() {
  return <Page title="Health" />;
}
