// The settings of a talking head: its setting, and rows for captions, logo and resolution.
import { limits } from '@greenroom/contract/limits';
import { tenthsPerSecond } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { formatCredits, formatNumber, formatWorth } from '../../lib/format.ts';
import { CaptionsRow } from './captions/captions-row.tsx';
import type { Draft } from './draft.ts';
import { focusField } from './focus-field.ts';
import classes from './fold.module.css';
import { Fold } from './fold.tsx';
import { LogoRow } from './logo/logo-row.tsx';
import { PreviewField } from './preview-field.tsx';
import type { SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';

const sizes = [
  { value: '480p', name: '480p' },
  { value: '720p', name: t`720p (HD)` },
] as const;

/** Places that the built-in engine draws well. */
const settings = [
  { name: t`Café`, setting: t`A café table by the window, soft morning light` },
  { name: t`Office`, setting: t`A modern open office with plants, morning light` },
  { name: t`Kitchen`, setting: t`A bright kitchen in the morning, soft light from a window` },
  { name: t`Living room`, setting: t`A living room with many green plants` },
  { name: t`Shop`, setting: t`A small friendly shop with wooden shelves, daylight` },
  { name: t`Park`, setting: t`A green park in the morning, sun through the trees` },
  { name: t`Street`, setting: t`A city street with shops in the afternoon` },
] as const;

interface Props extends SectionProps {
  client: string;
  /** Whether pictures of the setting cost credits. */
  previewCosts: boolean;
  /** Of the video; undefined while that is unknown. */
  seconds: number | undefined;
}

export const TalkingHeadRows = ({ draft, update, fieldErrors, client, previewCosts, seconds }: Props) => (
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
        {draft.setting.trim() === '' && (
          <Group gap={6} mt="calc(-1 * var(--mantine-spacing-xs))">
            {settings.map(({ name, setting }) => (
              <Button
                key={name}
                variant="default"
                size="compact-sm"
                radius="xl"
                onClick={() => {
                  update({ setting });
                  // These buttons disappear.
                  focusField('video_idea');
                }}
              >
                {name}
              </Button>
            ))}
          </Group>
        )}
        {(previewCosts || draft.preview) && (
          <PreviewField draft={draft} update={update} error={fieldErrors.first_frame_url} client={client} />
        )}
      </Stack>
    </div>
    <CaptionsRow draft={draft} update={update} />
    <LogoRow />
    <Fold title={t`Resolution`} summary={resolutionOf(draft, seconds)}>
      <SegmentedField
        label={t`Resolution`}
        value={draft.resolution}
        onChange={(resolution) => update({ resolution })}
        options={sizes.map(({ value, name }) => ({ value, label: `${name}, ${rateOf(value)}` }))}
      />
    </Fold>
  </>
);

/** What is chosen, and what HD adds to the price. */
const resolutionOf = ({ resolution }: Draft, seconds: number | undefined): string => {
  if (resolution !== '480p' || seconds === undefined)
    return sizes.find(({ value }) => value === resolution)?.name ?? '';
  // As the service rounds it.
  const priceOf = (size: Draft['resolution']) =>
    Math.ceil((Math.round(seconds * 1000) * tenthsPerSecond.talkingHead[size]) / 10_000);
  return t`480p · HD +${formatCredits(priceOf('720p') - priceOf('480p'))}`;
};

const rateOf = (resolution: (typeof sizes)[number]['value']): string => {
  const credits = tenthsPerSecond.talkingHead[resolution] / 10;
  return t`${formatNumber(credits)} credits/s (${formatWorth(credits)})`;
};
