// Links to the sections of the account page, which stay in sight; a phone has no room for them.
import { t } from '@lingui/core/macro';
import classes from './account-sections.module.css';

/** By the ids of their sections. */
const names: Readonly<Record<string, string>> = {
  profile: t`Profile`,
  notifications: t`Notifications`,
  email: t`E-mail address`,
  password: t`Password`,
  passkeys: t`Passkeys`,
  'two-factor': t({ message: 'Two-factor', context: 'short for two-factor authentication' }),
  sessions: t`Sessions`,
  data: t`Your data`,
  delete: t`Delete account`,
};

/** `hidden`: the ids of sections that the page does not have. */
export const AccountSections = ({ hidden }: { hidden: readonly string[] }) => (
  <nav aria-label={t`Sections of the account`} className={classes.links}>
    {Object.entries(names)
      .filter(([id]) => !hidden.includes(id))
      .map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
  </nav>
);
