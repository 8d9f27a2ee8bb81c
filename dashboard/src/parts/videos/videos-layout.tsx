// The page of the video library, without its videos: also while its script and they are loaded.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardSkeletons } from '../card-skeletons.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { Page } from '../page.tsx';

export const grid = { cols: { base: 2, sm: 3, md: 4, lg: 5, xl: 6 }, spacing: { base: 'xs', sm: 'md' } };

export const VideosLayout = ({ children }: { children: ReactNode }) => (
  <Page
    title={t`Videos`}
    width="wide"
    actions={
      <ButtonLink to="/studio" leftSection={<Icon name="plus" size={16} />}>
        <Trans>Create video</Trans>
      </ButtonLink>
    }
  >
    {children}
  </Page>
);

export const VideoSkeletons = () => <CardSkeletons count={6} height={340} {...grid} />;

export const VideosSkeleton = () => (
  <VideosLayout>
    <div aria-busy="true">
      <VideoSkeletons />
    </div>
  </VideosLayout>
);
