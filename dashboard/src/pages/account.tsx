// The user's own name, password and sessions.
import { Page } from '../parts/page.tsx';

export function AccountPage() {
  return <Page title="Account" />;
}
