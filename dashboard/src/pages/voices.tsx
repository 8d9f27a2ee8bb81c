// The client's voices.
import { Page } from '../parts/page.tsx';

export function VoicesPage() {
  return <Page title="Voices" />;
}
