// How a talking head looks: its opening, its size, its captions.
import { limits } from '@greenroom/contract/limits';
import { flatPrices, tenthsPerSecond } from '@greenroom/contract/prices';
import { Collapse, Group, Input, SegmentedControl, Stack, Switch, Text, Textarea } from '@mantine/core';
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
    <Stack gap={4}>
      <Input.Label labelElement="div" id="resolution">
        Resolution
      </Input.Label>
      <SegmentedControl
        aria-labelledby="resolution"
        value={draft.resolution}
        onChange={(value) => update({ resolution: value === '720p' ? '720p' : '480p' })}
        data={sizes.map(({ value, pixels }) => ({
          value,
          label: `${pixels}, ${tenthsPerSecond.talkingHead[value] / 10} credits a second`,
        }))}
      />
    </Stack>
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
        <Group gap="sm">
          <Text size="sm" id="captions-position">
            Where they stand
          </Text>
          <SegmentedControl
            size="xs"
            aria-labelledby="captions-position"
            value={draft.captionsPosition}
            onChange={(value) => update({ captionsPosition: value === 'top' ? 'top' : 'bottom' })}
            data={[
              { value: 'bottom', label: 'Bottom' },
              { value: 'top', label: 'Top' },
            ]}
          />
        </Group>
      </Collapse>
    </Stack>
  </Section>
);
