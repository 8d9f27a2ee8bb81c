// Shown in place of the videos of an account that has none.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { ButtonLink } from '../links.tsx';

export const NoVideos = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon="play"
    title={t`No videos yet`}
    action={
      <ButtonLink to="/studio">
        <Trans>Create video</Trans>
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);
