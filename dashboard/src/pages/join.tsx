// Joining a client by an invitation link.
import type { InvitationPreview, InvitationToken } from '@greenroom/contract/dashboard/team';
import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useHashToken } from '../lib/hash-token.ts';
import { auth, post, Refusal } from '../lib/http.ts';
import { startOver, useMe } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Door } from '../parts/sign-in/door.tsx';
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
  const leaving = useMutation({ mutationFn: () => auth('/sign-out'), onSuccess: () => startOver(`/join#${token}`) });

  if (invitation.error instanceof Refusal && [400, 404].includes(invitation.error.status)) {
    return (
      <Door title="This link does not work any more" elsewhere={<TextLink to="/sign-in">To signing in</TextLink>}>
        <Text>An invitation is for one person and for a week. Ask whoever sent it for a new one.</Text>
      </Door>
    );
  }
  return (
    <Loaded query={invitation}>
      {({ client_name, role, invited_by }) => (
        <Door
          title={`Join ${client_name}`}
          description={`${invited_by} invites you as ${role === 'owner' ? 'an owner' : 'a member'}.`}
          elsewhere={
            !visitor && <>Have an account already? Each account belongs to one team. Use another e-mail address.</>
          }
        >
          {visitor ? (
            <>
              <Alert icon={<Icon name="info" />}>
                You are signed in as {visitor.email}, of {visitor.client_name}. Each account belongs to one team. Sign
                out and join with another e-mail address.
              </Alert>
              <Button loading={leaving.isPending || leaving.isSuccess} onClick={() => leaving.mutate()}>
                Sign out and join
              </Button>
              <ButtonLink to="/" variant="default">
                Stay with {visitor.client_name}
              </ButtonLink>
            </>
          ) : (
            <>
              <ProviderButtons invitation={token} />
              <SignUpForm invitation={token} action={`Join ${client_name}`} />
            </>
          )}
        </Door>
      )}
    </Loaded>
  );
}
