// What was made.
import { Page } from '../parts/page.tsx';

export function AssetsPage() {
  return <Page title="Assets" />;
}
