// Joins a team by an invitation link.
import { initialsOf } from '@greenroom/contract/dashboard/initials';
import type { Role } from '@greenroom/contract/dashboard/me';
import type { InvitationPreview, InvitationToken } from '@greenroom/contract/dashboard/team';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Avatar, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, auth, post } from '../lib/http.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignUpForm } from '../parts/sign-in/sign-up-form.tsx';

const inviterOf = ({ inviter_name, invited_by }: Pick<InvitationPreview, 'inviter_name' | 'invited_by'>): string =>
  inviter_name ? `${inviter_name} (${invited_by})` : invited_by;

const descriptionOf = (role: Role, inviter: string): string =>
  role === 'owner'
    ? t`${inviter} invited you as an owner: you can do everything, also buy credits and invite others.`
    : t`${inviter} invited you as a member: you can create videos with your team’s credits.`;

export function JoinPage() {
  const [token] = useHashToken();
  const { visitor } = useMe();
  const invitation = useQuery({
    queryKey: ['/invitations', token],
    queryFn: ({ signal }) =>
      post<InvitationPreview>('/invitations/preview', { token } satisfies InvitationToken, { signal }),
  });
  const joining = useMutation({
    mutationFn: () => post('/account/teams', { token } satisfies InvitationToken),
    onSuccess: () => loadPage('/'),
  });
  const signingOut = useMutation({ mutationFn: () => auth('/sign-out'), onSuccess: () => loadPage(`/join#${token}`) });

  if (invitation.error instanceof ApiError && [400, 404].includes(invitation.error.status)) {
    return (
      <AuthCard
        title={t`This invitation is no longer valid`}
        footer={
          <TextLink to="/sign-in">
            <Trans>Go to sign-in</Trans>
          </TextLink>
        }
      >
        <Text>
          <Trans>An invitation works once and expires after 7 days. Ask the sender for a new one.</Trans>
        </Text>
      </AuthCard>
    );
  }
  return (
    <Loaded query={invitation}>
      {({ client_name, role, ...invitation }) => (
        <AuthCard
          picture={
            <Avatar size={52} radius="md" color="green" variant="light" aria-hidden>
              {initialsOf(client_name)}
            </Avatar>
          }
          title={t`Join ${client_name} on Greenroom`}
          description={descriptionOf(role, inviterOf(invitation))}
          footer={
            !visitor && (
              <Trans>
                Already have an account?{' '}
                <TextLink to="/sign-in" search={{ next: '/join' }} hash={token}>
                  Sign in
                </TextLink>
              </Trans>
            )
          }
        >
          {visitor ? (
            <>
              <Alert icon={<Icon name="info" />}>
                <Trans>
                  You are signed in as {visitor.email}, in the team {visitor.client_name}. You stay in that team and can
                  switch between your teams at any time.
                </Trans>
              </Alert>
              <ErrorNote error={joining.error} title={t`You have not joined`} />
              <Button loading={joining.isPending || joining.isSuccess} onClick={() => joining.mutate()}>
                <Trans>Join team</Trans>
              </Button>
              <Button
                variant="default"
                loading={signingOut.isPending || signingOut.isSuccess}
                onClick={() => signingOut.mutate()}
              >
                <Trans>Use another account</Trans>
              </Button>
              <ButtonLink to="/" variant="subtle">
                <Trans>Do not join</Trans>
              </ButtonLink>
            </>
          ) : (
            <>
              <ProviderButtons invitation={token} />
              <SignUpForm invitation={token} action={t`Join team`} />
            </>
          )}
        </AuthCard>
      )}
    </Loaded>
  );
}
