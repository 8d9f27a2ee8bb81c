// The way back to a forgotten password.
import { Page } from '../parts/page.tsx';

export function ResetPage() {
  return <Page title="Reset your password" />;
}
