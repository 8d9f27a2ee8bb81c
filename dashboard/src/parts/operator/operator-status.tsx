// On the home page: the state of the installation for operators, and nothing for others. Its code is loaded for operators only.
import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useVisitor } from '../../lib/session.ts';
import { SkeletonLines } from '../loaded.tsx';

const SystemCard = lazyPage(() => import('./system-card.tsx'), 'SystemCard');

export const OperatorStatus = () =>
  useVisitor().operator && (
    <Suspense fallback={<SkeletonLines count={2} />}>
      <SystemCard />
    </Suspense>
  );
