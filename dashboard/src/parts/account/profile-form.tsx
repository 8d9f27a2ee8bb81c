// The user's name and e-mail address, of which the name can be changed.
import { Paper, Stack, Text, Title } from '@mantine/core';
import { NameForm } from '../name-form.tsx';

export const ProfileForm = ({ name, email }: { name: string; email: string }) => (
  <Paper component="section" aria-label="Profile">
    <Stack>
      <Title order={2}>Profile</Title>
      <NameForm of="/account" name={name} label="Your name" autoComplete="name" savedMessage="Name saved." />
      <Text size="sm">
        You sign in as <strong>{email}</strong>.
      </Text>
    </Stack>
  </Paper>
);
