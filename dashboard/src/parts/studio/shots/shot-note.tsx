// Says why the shots have no pictures yet.
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { Draft } from '../draft.ts';
import { PreviewProblem } from '../preview-problem.tsx';
import type { ShotStills } from './use-shot-stills.ts';

export const ShotNote = ({ stills, draft }: { stills: ShotStills; draft: Draft }) => {
  if (stills.error) return <PreviewProblem error={stills.error} onRetry={stills.retry} />;
  const note = noteOf(stills, draft);
  return (
    note !== '' && (
      <Text size="xs" c="dimmed" ta="center" role="status">
        {note}
      </Text>
    )
  );
};

const noteOf = ({ drawing, costs }: ShotStills, { characterId }: Draft): string => {
  if (costs) return t`Pictures come with the video. Select a shot to read its words.`;
  if (characterId === null) return t`Choose a presenter to see pictures of the shots.`;
  return drawing ? t`Drawing the shots…` : '';
};
