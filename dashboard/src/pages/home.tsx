// The first page: a guide at first, an overview afterwards.
import { Page } from '../parts/page.tsx';

export function HomePage() {
  return <Page title="Overview" />;
}
