// The form that changes the name of the team.
import { t } from '@lingui/core/macro';
import { NameForm } from '../name-form.tsx';
import { SettingsSection } from '../settings-section.tsx';

export const TeamName = ({ name }: { name: string }) => (
  <SettingsSection
    title={t`Team name`}
    note={t`Members and invited people see it, and so do viewers of shared videos once you have changed it. Receipts are issued to it unless billing details name a business.`}
  >
    <NameForm of="/team" name={name} label={t`Team name`} savedMessage={t`Team name saved.`} />
  </SettingsSection>
);
