// The user's name, language and time zone.
import { Paper, Stack, Title } from '@mantine/core';
import { NameForm } from '../name-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

export const ProfileForm = ({ name }: { name: string }) => (
  <Paper component="section" aria-label="Profile">
    <Stack>
      <Title order={2}>Profile</Title>
      <NameForm of="/account" name={name} label="Your name" autoComplete="name" savedMessage="Name saved." />
      <LanguageForm />
      <TimeZoneForm />
    </Stack>
  </Paper>
);
