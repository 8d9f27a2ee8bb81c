// The label "AI presenter" in all videos of the team: on or off.
import { t } from '@lingui/core/macro';
import { Stack, Switch } from '@mantine/core';
import { ErrorNote } from '../../error-note.tsx';
import { useAiLabel } from '../captions/use-brand-kit.ts';

export const AiLabelField = () => {
  const { isShown, isRequired, change, isPending, error } = useAiLabel();
  return (
    <Stack gap="xs">
      <Switch
        label={t`Label “AI presenter”`}
        description={
          isRequired
            ? t`Your operator shows it in all videos.`
            : t`Small, in a corner. Some countries require such a label.`
        }
        checked={isShown ?? false}
        disabled={isShown === undefined || isRequired || isPending}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <ErrorNote error={error} />
    </Stack>
  );
};
