// The settings of a scenes video, all optional: its story, and rows for images, logo, voice-over, and topic and audience.
import { limits } from '@greenroom/contract/limits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Switch, Text, Textarea } from '@mantine/core';
import type { Draft } from './draft.ts';
import classes from './fold.module.css';
import { Fold } from './fold.tsx';
import { LogoRow } from './logo/logo-row.tsx';
import { SceneElementsField } from './scene-elements-field.tsx';
import type { SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';

const narrations = [
  { value: 'auto', label: t`In some shots` },
  { value: 'voiceover', label: t`In all shots` },
] as const;

export const ScenesRows = ({ draft, update, fieldErrors }: SectionProps) => (
  <>
    <div className={classes.open}>
      <Textarea
        label={t`Story`}
        description={t`What happens in the video, in one sentence`}
        placeholder={t`Somebody who never cooked discovers how easy it is`}
        autosize
        minRows={2}
        maxLength={limits.videoIdeaLength}
        value={draft.story}
        onChange={(event) => update({ story: event.currentTarget.value })}
        error={fieldErrors.video_idea}
      />
      {draft.story.trim() === '' && (
        <Text size="xs" c="dimmed" mt={6}>
          <Trans>Backgrounds are picked from your script. Describe the story to choose them yourself.</Trans>
        </Text>
      )}
    </div>
    <Fold
      title={t`Images`}
      field="scene_elements"
      summary={imagesOf(draft.elements)}
      staysOpen={Object.keys(fieldErrors).some((field) => field.startsWith('scene_elements'))}
    >
      <SceneElementsField
        elements={draft.elements}
        onChange={(change) => update(({ elements }) => ({ elements: change(elements) }))}
        fieldErrors={fieldErrors}
      />
    </Fold>
    <LogoRow />
    <Fold title={t`Voice-over and speed`} summary={narrationOf(draft)}>
      <Stack gap="md">
        <SegmentedField
          label={t`Voice-over, without your presenter on screen`}
          value={draft.narration}
          onChange={(narration) => update({ narration })}
          options={narrations}
        />
        <Switch
          label={t`Fast mode`}
          description={t`Renders sooner, costs about 25% less per second, slightly lower quality`}
          checked={draft.fast}
          onChange={(event) => update({ fast: event.currentTarget.checked })}
        />
      </Stack>
    </Fold>
    <Fold
      title={t`Topic and audience`}
      summary={contextOf(draft)}
      staysOpen={fieldErrors.topic !== undefined || fieldErrors.audience !== undefined}
    >
      <Stack gap="md">
        <Textarea
          label={t`Topic`}
          description={t`Background for the visuals, not spoken`}
          autosize
          maxLength={limits.topicLength}
          value={draft.topic}
          onChange={(event) => update({ topic: event.currentTarget.value })}
          error={fieldErrors.topic}
        />
        <Textarea
          label={t`Audience`}
          description={t`Target viewers, not spoken`}
          autosize
          maxLength={limits.audienceLength}
          value={draft.audience}
          onChange={(event) => update({ audience: event.currentTarget.value })}
          error={fieldErrors.audience}
        />
      </Stack>
    </Fold>
    <Text size="sm" c="dimmed" className={classes.open}>
      <Trans>Scenes are always 720p (HD) and show their words themselves.</Trans>
    </Text>
  </>
);

const imagesOf = ({ length }: Draft['elements']): string =>
  length === 0 ? t`None` : plural(length, { one: '# image', other: '# images' });

const narrationOf = ({ narration, fast }: Draft): string => {
  const { label } = narrations.find(({ value }) => value === narration)!;
  return fast ? t`${label}, fast mode` : label;
};

const contextOf = ({ topic, audience }: Draft): string =>
  [topic, audience]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ') || t`None`;
