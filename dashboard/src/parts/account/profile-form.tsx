// The user's name, which can be changed, and e-mail address, which cannot.
import { Paper, Stack, Text, Title } from '@mantine/core';
import { NameForm } from '../name-form.tsx';

export const ProfileForm = ({ name, email }: { name: string; email: string }) => (
  <Paper component="section" aria-label="Who you are">
    <Stack>
      <Title order={2}>Who you are</Title>
      <NameForm of="/account" name={name} label="Your name" autoComplete="name" saved="Your new name is saved." />
      <Text size="sm">
        You sign in as <strong>{email}</strong>.
      </Text>
    </Stack>
  </Paper>
);
