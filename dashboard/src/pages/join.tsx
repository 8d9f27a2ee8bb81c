// Joining a client by an invitation.
import { Page } from '../parts/page.tsx';

export function JoinPage() {
  return <Page title="Join" />;
}
