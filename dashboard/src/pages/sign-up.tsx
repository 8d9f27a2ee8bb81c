// The sign-up page.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { formatCount } from '../lib/format.ts';
import { useMe } from '../lib/session.ts';
import { EXAMPLE_SECONDS, videosFor } from '../parts/credits/videos-for.ts';
import { TextLink } from '../parts/links.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignUpForm } from '../parts/sign-in/sign-up-form.tsx';

const freeStart = (credits: number): string => {
  const videos = videosFor(credits);
  return videos === 0
    ? t`${formatCount(credits)} free credits.`
    : plural(videos, {
        one: `${formatCount(credits)} free credits, enough for about # video of ${EXAMPLE_SECONDS} seconds.`,
        other: `${formatCount(credits)} free credits, enough for about # videos of ${EXAMPLE_SECONDS} seconds.`,
      });
};

export function SignUpPage() {
  const { visitor, sign_up, sign_up_credits: credits } = useMe();
  if (visitor) return <Navigate to="/" replace />;
  const footer = (
    <>
      <Trans>
        Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
      </Trans>
    </>
  );
  if (sign_up !== 'open') {
    return (
      <AuthCard title={sign_up === 'invite' ? t`Sign-up is by invitation only` : t`Sign-up is closed`} footer={footer}>
        <Text>
          {sign_up === 'invite'
            ? t`Ask a team owner or the operator for an invitation link.`
            : t`Ask the operator for an account.`}
        </Text>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t`Create your account`} description={credits > 0 && freeStart(credits)} footer={footer}>
      <ProviderButtons />
      <SignUpForm action={t`Create account`} />
    </AuthCard>
  );
}
