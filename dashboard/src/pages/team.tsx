// The team: members, their roles, and invitations.
import type { Team } from '@greenroom/contract/dashboard/team';
import { t } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../lib/http.ts';
import { useVisitor } from '../lib/session.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Invitations } from '../parts/team/invitations.tsx';
import { Members } from '../parts/team/members.tsx';
import { TeamName } from '../parts/team/team-name.tsx';

const teamQuery = queryOptions({ queryKey: ['/team'], queryFn: ({ signal }) => get<Team>('/team', { signal }) });

export function TeamPage() {
  const query = useQuery(teamQuery);
  const isOwner = useVisitor().role === 'owner';
  return (
    <Page
      title={t`Team`}
      description={t`Members share the library, videos and credits. Only owners buy credits and change the API key and the team.`}
    >
      <Loaded query={query}>
        {({ client_name, members, invitations }) => (
          <>
            <Members members={members} isOwner={isOwner} />
            {isOwner && <Invitations invitations={invitations} />}
            {isOwner && <TeamName name={client_name} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
