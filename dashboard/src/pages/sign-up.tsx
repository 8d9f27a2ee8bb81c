// The sign-up page.
import { Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useMe } from '../lib/session.ts';
import { TextLink } from '../parts/links.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignUpForm } from '../parts/sign-in/sign-up-form.tsx';

export function SignUpPage() {
  const { visitor, sign_up } = useMe();
  if (visitor) return <Navigate to="/" replace />;
  const footer = (
    <>
      Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
    </>
  );
  if (sign_up !== 'open') {
    return (
      <AuthCard title={sign_up === 'invite' ? 'Sign-up is by invitation only' : 'Sign-up is closed'} footer={footer}>
        <Text>
          {sign_up === 'invite'
            ? 'Ask a team owner or the operator for an invitation link.'
            : 'Ask the operator for an account.'}
        </Text>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Make your first video"
      description="Type a script and an AI presenter says it. Ready in about a minute."
      footer={footer}
    >
      <ProviderButtons />
      <SignUpForm action="Create account" />
    </AuthCard>
  );
}
