// The form section for the look of a talking head: setting, preview, resolution and captions.
import { limits } from '@greenroom/contract/limits';
import { flatPrices, tenthsPerSecond } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Box, Collapse, Skeleton, Stack, Switch, Textarea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AiLabelField } from './logo/ai-label-field.tsx';
import { LogoField } from './logo/logo-field.tsx';
import { MoreOptions } from './more-options.tsx';
import { PreviewField } from './preview-field.tsx';
import { hasScript } from './request.ts';
import { Section, type SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';

const CaptionStyleField = lazy(() => import('./captions/caption-style-field.tsx'));

const sizes = [
  { value: '480p', pixels: '480 × 854' },
  { value: '720p', pixels: '720 × 1280' },
] as const;

interface LookProps extends SectionProps {
  client: string;
  /** Whether pictures of the setting cost credits. */
  previewCosts: boolean;
}

export const LookSection = ({ draft, update, fieldErrors, client, previewCosts }: LookProps) => (
  <Section title={t`Look`}>
    <Textarea
      label={t`Setting`}
      description={t`Place, light and mood. Up to 2,000 characters.`}
      placeholder={t`A bright kitchen in the morning, soft light from a window`}
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
    <Stack gap="xs">
      <Switch
        label={t`Captions (${flatPrices.captions} credits)`}
        description={hasScript(draft) ? t`Word by word, burned into the video` : t`Not available for recordings`}
        checked={draft.captions && hasScript(draft)}
        disabled={!hasScript(draft)}
        onChange={(event) => update({ captions: event.currentTarget.checked })}
      />
      <Collapse expanded={draft.captions && hasScript(draft)}>
        <SegmentedField
          label={t`Caption position`}
          value={draft.captionsPosition}
          onChange={(captionsPosition) => update({ captionsPosition })}
          options={[
            { value: 'bottom', label: t`Bottom` },
            { value: 'top', label: t`Top` },
          ]}
        />
        <Suspense fallback={<Skeleton h={260} mt="sm" />}>
          <Box mt="sm">
            <CaptionStyleField />
          </Box>
        </Suspense>
      </Collapse>
    </Stack>
    <LogoField />
    <AiLabelField />
    <MoreOptions>
      <SegmentedField
        label={t`Resolution`}
        value={draft.resolution}
        onChange={(resolution) => update({ resolution })}
        options={sizes.map(({ value, pixels }) => ({
          value,
          label: t`${pixels} px, ${tenthsPerSecond.talkingHead[value] / 10} credits/s`,
        }))}
      />
    </MoreOptions>
  </Section>
);
