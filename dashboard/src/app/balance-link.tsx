// The available credits, as a link in the header of every page.
import type { Credits } from '@greenroom/contract/dashboard/credits';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatCredits } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink } from '../parts/links.tsx';

export function BalanceLink() {
  const { data } = useQuery({ queryKey: ['/credits'], queryFn: ({ signal }) => get<Credits>('/credits', { signal }) });
  if (!data) return null;
  return (
    <ButtonLink
      to="/credits"
      variant="light"
      size="sm"
      px="sm"
      leftSection={<Icon name="credits" size={16} />}
      aria-label={`${formatCredits(data.balance)} available`}
    >
      {formatCount(data.balance)}
    </ButtonLink>
  );
}
