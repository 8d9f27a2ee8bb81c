// How a talking head looks: its opening, its size, its captions.
import { limits } from '@greenroom/contract/limits';
import { flatPrices, tenthsPerSecond } from '@greenroom/contract/prices';
import { Collapse, Stack, Switch, Textarea } from '@mantine/core';
import { Choice } from './choice.tsx';
import { FirstFrameField } from './first-frame-field.tsx';
import { hasWords } from './request.ts';
import { Section, type SectionProps } from './section.tsx';

const sizes = [
  { value: '480p', pixels: '480×854' },
  { value: '720p', pixels: '720×1280' },
] as const;

export const LookSection = ({ draft, update, problems, client }: SectionProps & { client: string }) => (
  <Section title="How it looks">
    <Textarea
      label="The opening"
      description="Where your presenter is: a place, the light, the mood. Up to 2,000 characters."
      placeholder="A bright kitchen in the morning, soft light from a window"
      autosize
      minRows={2}
      maxLength={limits.videoIdeaLength}
      value={draft.idea}
      onChange={(event) => update({ idea: event.currentTarget.value })}
      error={problems.video_idea}
    />
    <FirstFrameField draft={draft} update={update} error={problems.first_frame_url} client={client} />
    <Choice
      label="Resolution"
      value={draft.resolution}
      onChange={(resolution) => update({ resolution })}
      options={sizes.map(({ value, pixels }) => ({
        value,
        label: `${pixels}, ${tenthsPerSecond.talkingHead[value] / 10} credits a second`,
      }))}
    />
    <Stack gap="xs">
      <Switch
        label={`Captions (${flatPrices.captions} credits)`}
        description={
          hasWords(draft)
            ? 'Bold, word by word, burnt into the picture'
            : 'Not for your own recording: its words are not known'
        }
        checked={draft.captions && hasWords(draft)}
        disabled={!hasWords(draft)}
        onChange={(event) => update({ captions: event.currentTarget.checked })}
      />
      <Collapse expanded={draft.captions && hasWords(draft)}>
        <Choice
          label="Where the captions stand"
          value={draft.captionsPosition}
          onChange={(captionsPosition) => update({ captionsPosition })}
          options={[
            { value: 'bottom', label: 'Bottom' },
            { value: 'top', label: 'Top' },
          ]}
        />
      </Collapse>
    </Stack>
  </Section>
);
