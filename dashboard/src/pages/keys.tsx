// The client's API key.
import { Page } from '../parts/page.tsx';

export function KeysPage() {
  return <Page title="API key" />;
}
