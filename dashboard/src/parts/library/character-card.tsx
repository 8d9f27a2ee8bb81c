// A character in the grid: its sheet, its name, how it came to be. The whole card opens it.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { Image, Text, UnstyledButton } from '@mantine/core';
import { formatAge } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import classes from './library.module.css';

interface CharacterCardProps {
  character: CharacterPage['items'][number];
  onOpen: () => void;
}

export function CharacterCard({ character: { name, mode, sheet_image_url, created_at }, onOpen }: CharacterCardProps) {
  return (
    <UnstyledButton className={classes.card} onClick={onOpen}>
      <div className={classes.sheet}>
        <Image src={ownFile(sheet_image_url)} alt="" loading="lazy" fit="cover" h="100%" />
      </div>
      <div className={classes.about}>
        <Text fw={600} lineClamp={1} dir="auto">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {mode === 'photos' ? 'From photos' : 'From words'} · {formatAge(created_at)}
        </Text>
      </div>
    </UnstyledButton>
  );
}
