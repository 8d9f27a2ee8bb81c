// Says why the shots have no pictures yet.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Draft } from '../draft.ts';
import { Drawing } from '../drawing.tsx';
import { PreviewProblem } from '../preview-problem.tsx';
import type { ShotStills } from './use-shot-stills.ts';

export const ShotNote = ({ stills, draft }: { stills: ShotStills; draft: Draft }) => {
  if (stills.error) return <PreviewProblem error={stills.error} onRetry={stills.retry} />;
  const note = noteOf(stills, draft);
  if (note === '' && !stills.drawing) return null;
  return (
    <Text component="div" size="xs" c="dimmed" role="status">
      {note || (
        <Drawing>
          <Trans>Drawing the shots…</Trans>
        </Drawing>
      )}
    </Text>
  );
};

const noteOf = ({ costs }: ShotStills, { characterId }: Draft): string => {
  if (costs) return t`Pictures come with the video. Select a shot to read its words.`;
  if (characterId === null) return t`Choose a presenter to see pictures of the shots.`;
  return '';
};
