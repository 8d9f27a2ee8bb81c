// The placeholder of the studio while it loads: the script and the settings beside the canvas.
import { Skeleton, Stack } from '@mantine/core';
import classes from './studio.module.css';

export const StudioSkeleton = () => (
  <Stack gap="lg" maw={1440} w="100%" aria-busy="true">
    <Skeleton h={44} />
    <div className={classes.layout}>
      <Skeleton h={240} radius="lg" />
      <div className={classes.stage}>
        <Skeleton radius="lg" mx="auto" maw={340} style={{ aspectRatio: '9 / 16' }} />
      </div>
      <Skeleton h={280} radius="lg" />
    </div>
  </Stack>
);
