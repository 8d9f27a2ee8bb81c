// Who belongs to the client.
import { Page } from '../parts/page.tsx';

export function TeamPage() {
  return <Page title="Team" />;
}
