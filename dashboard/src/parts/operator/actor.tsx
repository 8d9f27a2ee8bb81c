// Who did what the audit log tells: an e-mail address, which is cut where it is too long for one line.
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { serviceText } from '../../lib/service-text.ts';

export const actorName = (actor: string | null): string => (actor === null ? t`Deleted user` : serviceText(actor));

export const Actor = ({ actor }: { actor: string | null }) => (
  <Text inherit truncate maw={260} title={actorName(actor)}>
    {actorName(actor)}
  </Text>
);
