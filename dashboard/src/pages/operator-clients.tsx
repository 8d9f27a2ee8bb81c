// Every client, for the operator.
import { Page } from '../parts/page.tsx';

export function OperatorClientsPage() {
  return <Page title="Clients" />;
}
