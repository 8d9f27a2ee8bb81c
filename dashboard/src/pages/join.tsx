// Joins a team by an invitation link.
import type { InvitationPreview, InvitationToken } from '@greenroom/contract/dashboard/team';
import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, auth, post } from '../lib/http.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignUpForm } from '../parts/sign-in/sign-up-form.tsx';

export function JoinPage() {
  const [token] = useHashToken();
  const { visitor } = useMe();
  const invitation = useQuery({
    queryKey: ['/invitations', token],
    queryFn: ({ signal }) =>
      post<InvitationPreview>('/invitations/preview', { token } satisfies InvitationToken, { signal }),
  });
  const signingOut = useMutation({ mutationFn: () => auth('/sign-out'), onSuccess: () => loadPage(`/join#${token}`) });

  if (invitation.error instanceof ApiError && [400, 404].includes(invitation.error.status)) {
    return (
      <AuthCard title="This invitation is no longer valid" footer={<TextLink to="/sign-in">Go to sign-in</TextLink>}>
        <Text>An invitation works once and expires after 7 days. Ask the sender for a new one.</Text>
      </AuthCard>
    );
  }
  return (
    <Loaded query={invitation}>
      {({ client_name, role, invited_by }) => (
        <AuthCard
          title={`Join ${client_name}`}
          description={`${invited_by} invited you as ${role === 'owner' ? 'an owner' : 'a member'}.`}
          footer={
            !visitor && <>Already have an account? Each account belongs to one team. Use another e-mail address.</>
          }
        >
          {visitor ? (
            <>
              <Alert icon={<Icon name="info" />}>
                You are signed in as {visitor.email}, a member of {visitor.client_name}. Each account belongs to one
                team. To join, sign out and use another e-mail address.
              </Alert>
              <Button loading={signingOut.isPending || signingOut.isSuccess} onClick={() => signingOut.mutate()}>
                Sign out and join
              </Button>
              <ButtonLink to="/" variant="default">
                Stay in your team
              </ButtonLink>
            </>
          ) : (
            <>
              <ProviderButtons invitation={token} />
              <SignUpForm invitation={token} action="Join team" />
            </>
          )}
        </AuthCard>
      )}
    </Loaded>
  );
}
