// A presenter in the grid: its face, its name and when it was used. The card opens the details.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import { LazyImage } from '../lazy-image.tsx';
import { ButtonLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import classes from './library.module.css';

interface PresenterCardProps {
  presenter: CharacterPage['items'][number];
  onOpen: () => void;
}

export function PresenterCard({
  presenter: { character_id, name, portrait_url, last_used_at },
  onOpen,
}: PresenterCardProps) {
  return (
    <article className={classes.card}>
      <UnstyledButton className={classes.presenter} onClick={onOpen}>
        <div className={classes.portrait}>
          <LazyImage src={ownFile(portrait_url)} />
        </div>
        <div className={classes.details}>
          <Text fw={600} lineClamp={1} dir="auto">
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {last_used_at === null ? (
              <Trans>Not used yet</Trans>
            ) : (
              <Trans>
                Used <RelativeTime at={last_used_at} />
              </Trans>
            )}
          </Text>
        </div>
      </UnstyledButton>
      <ButtonLink
        to="/studio"
        search={{ presenter: character_id }}
        variant="default"
        size="xs"
        m="sm"
        mt={0}
        aria-label={t`Create video with ${name}`}
      >
        <Trans>Create video</Trans>
      </ButtonLink>
    </article>
  );
}
