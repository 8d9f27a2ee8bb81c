// The form of a video that was ordered, folded: what is said, who says it and where, and the facts of the film.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Spoiler, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { DescriptionList } from '../description-list.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { videoSecondsOf } from '../videos/use-usual-time.ts';
import type { Draft } from './draft.ts';
import { filmFactsOf } from './film-facts.tsx';
import classes from './ordered-summary.module.css';
import { hasScript } from './request.ts';
import { resolutionOf } from './resolution.ts';
import { voicesQuery } from './voice-field.tsx';

interface Props {
  draft: Draft;
  video: JobDetail | undefined;
}

const LINE_PX = 22;

const estimatedLength = (running: JobDetail | undefined): string | undefined => {
  const seconds = running && videoSecondsOf(running);
  return seconds === undefined ? undefined : t`About ${formatCount(Math.round(seconds))} s`;
};

/** Nothing where nothing is known. */
const named = (name: string, value: string | undefined) =>
  value?.trim() ? [[name, <bdi key={name}>{value}</bdi>] as const] : [];

export const OrderedSummary = ({ draft, video }: Props) => {
  const { mode, characterId, voiceId, script, recording, setting, story } = draft;
  const { items: presenters } = useList<CharacterPage['items'][number]>('/characters');
  const { data: voices } = useQuery(voicesQuery);
  const presenter = presenters?.find(({ character_id }) => character_id === characterId);
  const isSpoken = hasScript(draft);
  const voice = isSpoken ? voices?.items.find(({ voice_id }) => voice_id === voiceId) : undefined;
  const running = video && isInProgress(video) ? video : undefined;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack gap="sm">
      <Spoiler
        className={classes.script}
        data-whole={isWhole || undefined}
        expanded={isWhole}
        onExpandedChange={setIsWhole}
        maxHeight={4 * LINE_PX}
        showLabel={t`Show all`}
        hideLabel={t`Show less`}
        styles={{ control: { fontSize: 'var(--mantine-font-size-sm)' } }}
      >
        <Text size="sm" lh={`${LINE_PX}px`} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {isSpoken ? script : recording?.name}
        </Text>
      </Spoiler>
      <DescriptionList
        items={[
          ...named(t`Presenter`, presenter?.name),
          ...named(t`Voice`, voice?.name),
          ...named(t`Resolution`, resolutionOf(running)),
          ...named(t`Estimated length`, estimatedLength(running)),
          ...(video?.output ? filmFactsOf(video, video.output) : []),
          ...(mode === 'scenes' ? named(t`Story`, story) : named(t`Setting`, setting)),
        ]}
      />
    </Stack>
  );
};
