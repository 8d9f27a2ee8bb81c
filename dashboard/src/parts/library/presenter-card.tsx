// A presenter in the grid: its face, name and origin. The card opens the details.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import { LazyImage } from '../lazy-image.tsx';
import { RelativeTime } from '../relative-time.tsx';
import classes from './library.module.css';

interface PresenterCardProps {
  presenter: CharacterPage['items'][number];
  onOpen: () => void;
}

export function PresenterCard({
  presenter: { name, mode, ready_made, portrait_url, created_at },
  onOpen,
}: PresenterCardProps) {
  return (
    <UnstyledButton className={classes.card} onClick={onOpen}>
      <div className={classes.portrait}>
        <LazyImage src={ownFile(portrait_url)} />
      </div>
      <div className={classes.details}>
        <Text fw={600} lineClamp={1} dir="auto">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {ready_made ? t`Ready-made` : mode === 'photos' ? t`From photos` : t`From description`} ·{' '}
          <RelativeTime at={created_at} />
        </Text>
      </div>
    </UnstyledButton>
  );
}
