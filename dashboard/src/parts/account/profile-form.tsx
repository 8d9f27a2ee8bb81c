// The user's name, language and time zone.
import { t } from '@lingui/core/macro';
import { NameForm } from '../name-form.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { LanguageForm } from './language-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

export const ProfileForm = ({ name }: { name: string }) => (
  <SettingsSection id="profile" title={t`Profile`} note={t`Your team sees your name and e-mail address.`}>
    <NameForm of="/account" name={name} label={t`Your name`} autoComplete="name" savedMessage={t`Name saved.`} />
    <LanguageForm />
    <TimeZoneForm />
  </SettingsSection>
);
