// The user's account: name, time zone, notifications, e-mail address, password, passkeys, sessions and stored data.
import type { Account } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { get } from '../lib/http.ts';
import { useMe } from '../lib/session.ts';
import { AccountSections } from '../parts/account/account-sections.tsx';
import { EmailForm } from '../parts/account/email-form.tsx';
import { Notifications } from '../parts/account/notifications.tsx';
import { DeleteAccount, OwnData } from '../parts/account/own-data.tsx';
import { Passkeys } from '../parts/account/passkeys.tsx';
import { PasswordForm } from '../parts/account/password-form.tsx';
import { ProfileForm } from '../parts/account/profile-form.tsx';
import { Sessions } from '../parts/account/sessions.tsx';
import { TwoFactor } from '../parts/account/two-factor.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function AccountPage() {
  const { mail } = useMe();
  const query = useQuery({ queryKey: ['/account'], queryFn: ({ signal }) => get<Account>('/account', { signal }) });
  return (
    <Page title={t`Account`}>
      <Loaded query={query}>
        {({ name, email, has_password, providers, passkeys, two_factor, sessions, teams }) => (
          <>
            <AccountSections hidden={mail ? [] : ['notifications']} />
            <ProfileForm name={name} />
            {mail && <Notifications teams={teams} />}
            <EmailForm email={email} hasPassword={has_password} />
            <PasswordForm email={email} hasPassword={has_password} providers={providers} />
            <Passkeys passkeys={passkeys} hasPassword={has_password} />
            <TwoFactor enabled={two_factor} hasPassword={has_password} />
            <Sessions sessions={sessions} />
            <OwnData hasPassword={has_password} />
            <DeleteAccount hasPassword={has_password} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
