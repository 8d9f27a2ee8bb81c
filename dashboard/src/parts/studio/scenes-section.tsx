// The form section for the visuals of a scenes video: idea, images, narration and audience.
import { limits } from '@greenroom/contract/limits';
import { t } from '@lingui/core/macro';
import { SimpleGrid, Switch, Textarea } from '@mantine/core';
import { AiLabelField } from './logo/ai-label-field.tsx';
import { LogoField } from './logo/logo-field.tsx';
import { MoreOptions } from './more-options.tsx';
import { SceneElementsField } from './scene-elements-field.tsx';
import { Section, type SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';

export const ScenesSection = ({ draft, update, fieldErrors }: SectionProps) => (
  <Section title={t`Visuals`} description={t`All optional. The script alone is enough.`}>
    <Textarea
      label={t`Story`}
      description={t`One sentence about the video. Mention your presenter’s gender here.`}
      placeholder={t`A woman in her thirties discovers that she likes to cook`}
      autosize
      minRows={2}
      maxLength={limits.videoIdeaLength}
      value={draft.story}
      onChange={(event) => update({ story: event.currentTarget.value })}
      error={fieldErrors.video_idea}
    />
    <SceneElementsField
      elements={draft.elements}
      onChange={(change) => update(({ elements }) => ({ elements: change(elements) }))}
      fieldErrors={fieldErrors}
    />
    <LogoField />
    <AiLabelField />
    <MoreOptions>
      <SegmentedField
        label={t`Narration`}
        value={draft.narration}
        onChange={(narration) => update({ narration })}
        options={[
          { value: 'auto', label: t`Presenter and voice-over` },
          { value: 'voiceover', label: t`Voice-over only` },
        ]}
      />
      <Switch
        label={t`Fast mode`}
        description={t`Renders sooner, costs about 25% less per second, slightly lower quality`}
        checked={draft.fast}
        onChange={(event) => update({ fast: event.currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
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
      </SimpleGrid>
    </MoreOptions>
  </Section>
);
