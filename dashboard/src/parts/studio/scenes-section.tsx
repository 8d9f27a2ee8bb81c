// What a scenes video shows besides its presenter, and how it is told.
import { limits } from '@greenroom/contract/limits';
import { SimpleGrid, Switch, Textarea } from '@mantine/core';
import { Choice } from './choice.tsx';
import { ElementsField } from './elements-field.tsx';
import { Section, type SectionProps } from './section.tsx';

export const ScenesSection = ({ draft, update, problems }: SectionProps) => (
  <Section title="What is seen" help="All of it can be left out: the script alone makes a video.">
    <Textarea
      label="What it is about"
      description="A sentence on the whole. Whether your presenter acts as a woman or a man is read from it."
      placeholder="A woman in her thirties finds out that she likes to cook"
      autosize
      minRows={2}
      maxLength={limits.videoIdeaLength}
      value={draft.idea}
      onChange={(event) => update({ idea: event.currentTarget.value })}
      error={problems.video_idea}
    />
    <ElementsField
      elements={draft.elements}
      onChange={(change) => update(({ elements }) => ({ elements: change(elements) }))}
      problems={problems}
    />
    <Choice
      label="Who is seen speaking"
      value={draft.narration}
      onChange={(narration) => update({ narration })}
      options={[
        { value: 'auto', label: 'Presenter, in some scenes' },
        { value: 'voiceover', label: 'Nobody: narrated' },
      ]}
    />
    <Switch
      label="Fast"
      description="Sooner and about a quarter cheaper a second, slightly lower quality"
      checked={draft.fast}
      onChange={(event) => update({ fast: event.currentTarget.checked })}
    />
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Textarea
        label="Topic"
        description="Context, not spoken"
        autosize
        maxLength={limits.topicLength}
        value={draft.topic}
        onChange={(event) => update({ topic: event.currentTarget.value })}
        error={problems.topic}
      />
      <Textarea
        label="Audience"
        description="Who it is for, not spoken"
        autosize
        maxLength={limits.audienceLength}
        value={draft.audience}
        onChange={(event) => update({ audience: event.currentTarget.value })}
        error={problems.audience}
      />
    </SimpleGrid>
  </Section>
);
