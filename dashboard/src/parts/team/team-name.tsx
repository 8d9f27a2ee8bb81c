// The form that changes the name of the team.
import { Paper } from '@mantine/core';
import { NameForm } from '../name-form.tsx';

export const TeamName = ({ name }: { name: string }) => (
  <Paper>
    <NameForm
      of="/team"
      name={name}
      label="Team name"
      description="Shown on invitations and receipts."
      savedMessage="Team name saved."
    />
  </Paper>
);
