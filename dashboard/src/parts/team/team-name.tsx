// The form that changes the name of the team.
import { t } from '@lingui/core/macro';
import { Paper } from '@mantine/core';
import { NameForm } from '../name-form.tsx';

export const TeamName = ({ name }: { name: string }) => (
  <Paper>
    <NameForm
      of="/team"
      name={name}
      label={t`Team name`}
      description={t`Shown on invitations and receipts.`}
      savedMessage={t`Team name saved.`}
    />
  </Paper>
);
