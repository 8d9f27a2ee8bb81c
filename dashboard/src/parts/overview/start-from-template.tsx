// A row of templates, where an account has no videos yet.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { TextLink } from '../links.tsx';
import classes from './row.module.css';
import { RowSection, RowSkeleton } from './row-section.tsx';

const TemplateTiles = lazyPage(() => import('../studio/templates/template-tiles.tsx'), 'TemplateTiles');

export const AllTemplatesLink = () => (
  <TextLink to="/studio" search={{ templates: '1' }} size="sm">
    <Trans>All templates</Trans>
  </TextLink>
);

export const StartFromTemplate = () => (
  <RowSection title={t`Start from a template`} link={<AllTemplatesLink />}>
    <Suspense fallback={<RowSkeleton />}>
      <TemplateTiles className={classes.templates} count={6} />
    </Suspense>
  </RowSection>
);
