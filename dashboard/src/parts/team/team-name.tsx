// The form that changes the name of the team.
import { t } from '@lingui/core/macro';
import { NameForm } from '../name-form.tsx';
import { SettingsSection } from '../settings-section.tsx';

export const TeamName = ({ name }: { name: string }) => (
  <SettingsSection
    title={t`Team name`}
    note={t`Shown on invitations and receipts and, once it was changed here, on public pages of videos.`}
  >
    <NameForm of="/team" name={name} label={t`Team name`} savedMessage={t`Team name saved.`} />
  </SettingsSection>
);
