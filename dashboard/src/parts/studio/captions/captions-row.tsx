// The captions of a talking head: a row, and once it is opened: whether, where, and how they look.
import { flatPrices } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Switch } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatPrice } from '../../../lib/format.ts';
import { Fold } from '../fold.tsx';
import { KitNote } from '../kit-note.tsx';
import { hasScript } from '../request.ts';
import type { SectionProps } from '../section.tsx';
import { SegmentedField } from '../segmented-field.tsx';
import { positions, styleNames } from './caption-names.ts';
import { useCaptionLook, useCaptionsPosition } from './use-brand-kit.ts';

const CaptionStyleField = lazy(() => import('./caption-style-field.tsx'));

const choices = [{ value: 'kit', label: t`As in the brand kit` }, ...positions] as const;

export const CaptionsRow = ({ draft, update }: Pick<SectionProps, 'draft' | 'update'>) => {
  const look = useCaptionLook();
  const isPossible = hasScript(draft);
  const shown = draft.captions && isPossible;
  const shownAt = useCaptionsPosition(draft);
  const position = positions.find(({ value }) => value === shownAt)?.label;
  return (
    <Fold title={t`Captions`} summary={!shown ? t`Off` : look ? `${styleNames[look.style]} · ${position}` : ''}>
      <Stack gap="md">
        <Switch
          label={t`Captions, ${formatPrice(flatPrices.captions)}`}
          description={isPossible ? t`Word by word, burned into the video` : t`Not available for recordings`}
          checked={shown}
          disabled={!isPossible}
          onChange={(event) => update({ captions: event.currentTarget.checked })}
        />
        {shown && (
          <>
            <SegmentedField
              label={t`Caption position in this video`}
              value={draft.captionsPosition ?? 'kit'}
              onChange={(position) => update({ captionsPosition: position === 'kit' ? null : position })}
              options={choices}
            />
            <KitNote />
            <Suspense fallback={<Skeleton h={260} />}>
              <CaptionStyleField />
            </Suspense>
          </>
        )}
      </Stack>
    </Fold>
  );
};
