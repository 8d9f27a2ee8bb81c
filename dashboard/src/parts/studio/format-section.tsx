// Which of the two kinds of video it is to be.

import { limits } from '@greenroom/contract/limits';
import { tenthsPerSecond } from '@greenroom/contract/prices';
import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { Section, type SectionProps } from './section.tsx';
import classes from './studio.module.css';

const perSecond = (tenths: number) => tenths / 10;
const { talkingHead, lipsync, scenes } = tenthsPerSecond;

const formats = [
  {
    value: 'talking_head',
    name: 'Talking head',
    about: `One shot: your presenter looks into the camera and talks, up to ${limits.talkingHeadMaxMs / 1000} seconds. From ${perSecond(talkingHead['480p'] + lipsync)} credits a second.`,
  },
  {
    value: 'scenes',
    name: 'Scenes',
    about: `Your presenter acts the script out in several places, with your pictures, up to ${limits.scenesMaxMs / 1000} seconds. From ${perSecond(scenes.fast.later)} credits a second.`,
  },
] as const;

export const FormatSection = ({ draft, update }: SectionProps) => (
  <Section title="Format">
    <Radio.Group
      aria-label="Format"
      value={draft.mode}
      onChange={(value) => update({ mode: value === 'scenes' ? 'scenes' : 'talking_head' })}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {formats.map(({ value, name, about }) => (
          <Radio.Card key={value} value={value} radius="md" p="md" className={classes.card}>
            <Group wrap="nowrap" align="flex-start">
              <Radio.Indicator />
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {about}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  </Section>
);
