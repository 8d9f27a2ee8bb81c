// One receipt.
import { Page } from '../parts/page.tsx';

export function ReceiptPage() {
  return <Page title="Receipt" />;
}
