// The settings of a talking head: its setting, and rows for captions, logo and resolution.
import { limits } from '@greenroom/contract/limits';
import { tenthsPerSecond } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Stack, Textarea } from '@mantine/core';
import { formatNumber, formatWorth } from '../../lib/format.ts';
import { CaptionsRow } from './captions/captions-row.tsx';
import classes from './fold.module.css';
import { Fold } from './fold.tsx';
import { LogoRow } from './logo/logo-row.tsx';
import { PreviewField } from './preview-field.tsx';
import type { SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';

const sizes = [
  { value: '480p', name: '480p' },
  { value: '720p', name: '720p HD' },
] as const;

interface Props extends SectionProps {
  client: string;
  /** Whether pictures of the setting cost credits. */
  previewCosts: boolean;
}

export const TalkingHeadRows = ({ draft, update, fieldErrors, client, previewCosts }: Props) => (
  <>
    <div className={classes.open}>
      <Stack gap="md">
        <Textarea
          label={t`Setting`}
          name="video_idea"
          placeholder={t`Place, light and mood: a bright kitchen in the morning, soft light from a window`}
          autosize
          minRows={2}
          maxLength={limits.videoIdeaLength}
          value={draft.setting}
          onChange={(event) => update({ setting: event.currentTarget.value })}
          error={fieldErrors.video_idea}
        />
        {(previewCosts || draft.preview) && (
          <PreviewField draft={draft} update={update} error={fieldErrors.first_frame_url} client={client} />
        )}
      </Stack>
    </div>
    <CaptionsRow draft={draft} update={update} />
    <LogoRow />
    <Fold title={t`Resolution`} summary={sizes.find(({ value }) => value === draft.resolution)?.name ?? ''}>
      <SegmentedField
        label={t`Resolution`}
        value={draft.resolution}
        onChange={(resolution) => update({ resolution })}
        options={sizes.map(({ value, name }) => ({ value, label: `${name}, ${rateOf(value)}` }))}
      />
    </Fold>
  </>
);

const rateOf = (resolution: (typeof sizes)[number]['value']): string => {
  const credits = tenthsPerSecond.talkingHead[resolution] / 10;
  return t`${formatNumber(credits)} credits/s (${formatWorth(credits)})`;
};
