// Balance, buying credits, receipts.
import { Page } from '../parts/page.tsx';

export function CreditsPage() {
  return <Page title="Credits" />;
}
