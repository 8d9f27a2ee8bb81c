// The user's name, language and time zone.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paper, Stack, Title } from '@mantine/core';
import { NameForm } from '../name-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

export const ProfileForm = ({ name }: { name: string }) => (
  <Paper component="section" aria-label={t`Profile`}>
    <Stack>
      <Title order={2}>
        <Trans>Profile</Trans>
      </Title>
      <NameForm of="/account" name={name} label={t`Your name`} autoComplete="name" savedMessage={t`Name saved.`} />
      <LanguageForm />
      <TimeZoneForm />
    </Stack>
  </Paper>
);
