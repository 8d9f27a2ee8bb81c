// Tells a user who has just joined a team whose credits they use.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatCredits } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { creditsQuery } from '../credits/queries.ts';
import { Icon } from '../icons.tsx';

const WEEK_MS = 7 * 86_400_000;

export function JoinedTeam() {
  const { client_id, client_name, joined_at } = useVisitor();
  const { data: credits } = useQuery(creditsQuery);
  const [dismissed, setDismissed] = useLocalStorage({
    key: `greenroom.joined.${client_id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (!credits || dismissed || !joined_at || Date.now() - Date.parse(joined_at) > WEEK_MS) return null;
  return (
    <Alert
      icon={<Icon name="team" />}
      py="xs"
      withCloseButton
      closeButtonLabel={t`Close`}
      onClose={() => setDismissed(true)}
    >
      <Trans>
        You are now in {client_name}. Videos use the team’s {formatCredits(credits.balance)}.
      </Trans>
    </Alert>
  );
}
