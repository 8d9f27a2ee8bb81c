// The available credits, as a link in the header of every page.
import { Trans } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatPrice, formatWorth } from '../lib/format.ts';
import { creditsQuery } from '../parts/credits/queries.ts';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink } from '../parts/links.tsx';

/** Credits also change through the API and through other members of the team. */
const REFRESH_MS = 15_000;

export function BalanceLink() {
  const { data } = useQuery({ ...creditsQuery, refetchInterval: REFRESH_MS });
  if (!data) return null;
  return (
    <ButtonLink to="/credits" variant="light" size="sm" px="sm" leftSection={<Icon name="credits" size={16} />}>
      <VisuallyHidden>
        <Trans>{formatPrice(data.balance)} available</Trans>
      </VisuallyHidden>
      <span aria-hidden>
        {formatCount(data.balance)}
        <Text span size="xs" fw={500} ml={6} visibleFrom="xs">
          {formatWorth(data.balance)}
        </Text>
      </span>
    </ButtonLink>
  );
}
