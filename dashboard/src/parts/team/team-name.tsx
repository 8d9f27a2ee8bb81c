// What the client is called: on invitations, on receipts, in the menu.
import { Paper } from '@mantine/core';
import { NameForm } from '../name-form.tsx';

export const TeamName = ({ name }: { name: string }) => (
  <Paper>
    <NameForm
      of="/team"
      name={name}
      label="Name of the team"
      description="Stands on invitations and receipts."
      saved="The team has its new name."
    />
  </Paper>
);
