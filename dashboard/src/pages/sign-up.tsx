// Signing up: an account, and a client of its own.
import { Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useMe } from '../lib/session.ts';
import { TextLink } from '../parts/links.tsx';
import { Door } from '../parts/sign-in/door.tsx';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignUpForm } from '../parts/sign-in/sign-up-form.tsx';

export function SignUpPage() {
  const { visitor, sign_up } = useMe();
  if (visitor) return <Navigate to="/" replace />;
  const elsewhere = (
    <>
      Have an account already? <TextLink to="/sign-in">Sign in</TextLink>
    </>
  );
  if (sign_up !== 'open') {
    return (
      <Door title="By invitation only" elsewhere={elsewhere}>
        <Text>
          {sign_up === 'invite'
            ? 'One joins here by an invitation link. Ask an owner of your team for one, or the operator of this installation.'
            : 'This installation takes nobody new. Ask its operator.'}
        </Text>
      </Door>
    );
  }
  return (
    <Door
      title="Make your first video"
      description="Write what should be said; a presenter says it. It takes a minute to begin."
      elsewhere={elsewhere}
    >
      <ProviderButtons />
      <SignUpForm action="Create the account" />
    </Door>
  );
}
