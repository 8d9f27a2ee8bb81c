// The scenes that the script is split into, each with its estimated length.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { Group, List, Spoiler, Text } from '@mantine/core';

export const SceneList = ({ scenes }: Pick<VideoPlan, 'scenes'>) => (
  <Spoiler maxHeight={140} showLabel="Show all scenes" hideLabel="Show fewer">
    <List type="ordered" size="sm" spacing={4} aria-label="Scenes">
      {scenes.map(({ text, seconds }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene is its place in the script
        <List.Item key={index}>
          <Group component="span" gap={6} wrap="nowrap" align="baseline">
            <Text span size="sm" lineClamp={2} dir="auto">
              {text}
            </Text>
            <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {seconds.toFixed(1)} s
            </Text>
          </Group>
        </List.Item>
      ))}
    </List>
  </Spoiler>
);
