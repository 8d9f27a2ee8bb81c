// What an operator runs to help a user who cannot sign in. The commands run on the server only, because anybody with the link can sign in as the user.
import type { ClientDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal, Stack, Text } from '@mantine/core';
import { CopyField } from '../copy-field.tsx';

type User = ClientDetail['users'][number];

interface Props {
  /** Undefined: closed. */
  user: User | undefined;
  onClose(): void;
}

export const SignInHelp = ({ user, onClose }: Props) => (
  <Modal opened={user !== undefined} onClose={onClose} title={user && t`Sign-in help for ${user.name}`} size="lg">
    {user && <Commands user={user} />}
  </Modal>
);

/** In quotes, because the address is a text of the user's that a shell reads. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const commandOf = (name: string, email: string, ...more: string[]): string =>
  ['npx', 'greenroom', 'user', name, '--email', quoted(email), ...more].join(' ');

const Commands = ({ user: { email, two_factor } }: { user: User }) => (
  <Stack>
    <Text size="sm">
      <Trans>
        Run these commands where Greenroom runs. First verify that the request comes from this person. Each use is
        recorded in the audit log.
      </Trans>
    </Text>
    <Command
      title={t`Forgotten password`}
      note={t`Creates a link that sets a new password. It works once, for an hour.`}
      command={commandOf('create-reset-link', email)}
    />
    {two_factor && (
      <Command
        title={t`Lost phone and recovery codes`}
        note={t`Turns off two-factor authentication: the password alone signs in. Replace … with the reason.`}
        command={commandOf('reset-two-factor', email, '--reason', '"…"')}
      />
    )}
    <Command
      title={t`Stolen device`}
      note={t`Removes all passkeys and ends all sessions. Replace … with the reason.`}
      command={commandOf('remove-passkeys', email, '--reason', '"…"')}
    />
  </Stack>
);

const Command = ({ title, note, command }: { title: string; note: string; command: string }) => (
  <Stack gap={4}>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    <Text size="sm" c="dimmed">
      {note}
    </Text>
    <CopyField value={command} label={t`command: ${title}`} />
  </Stack>
);
