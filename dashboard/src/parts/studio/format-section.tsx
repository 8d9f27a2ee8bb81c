// The form section that selects the kind of video.
import { limits } from '@greenroom/contract/limits';
import { tenthsPerSecond } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { Section, type SectionProps } from './section.tsx';
import classes from './studio.module.css';

const perSecond = (tenths: number) => tenths / 10;
const { talkingHead, lipsync, scenes } = tenthsPerSecond;

const formats = [
  {
    value: 'talking_head',
    name: t`Talking head`,
    description: t`Your presenter talks to the camera in one shot. Up to ${limits.talkingHeadMaxMs / 1000} s, from ${perSecond(talkingHead['480p'] + lipsync)} credits/s.`,
  },
  {
    value: 'scenes',
    name: t`Scenes`,
    description: t`Your presenter acts in several settings, with your images. Up to ${limits.scenesMaxMs / 1000} s, from ${perSecond(scenes.fast.later)} credits/s.`,
  },
] as const;

export const FormatSection = ({ draft, update }: SectionProps) => (
  <Section title={t`Format`}>
    <Radio.Group
      aria-label={t`Format`}
      value={draft.mode}
      onChange={(value) => update({ mode: value === 'scenes' ? 'scenes' : 'talking_head' })}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {formats.map(({ value, name, description }) => (
          <Radio.Card key={value} value={value} radius="md" p="md" className={classes.card}>
            <Group wrap="nowrap" align="flex-start">
              <Radio.Indicator />
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {description}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  </Section>
);
