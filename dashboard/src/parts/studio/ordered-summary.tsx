// The form of a video that was ordered, folded: what is said, who says it and where, with the way to a new version.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Spoiler, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { DescriptionList } from '../description-list.tsx';
import { Icon } from '../icons.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { videoSecondsOf } from '../videos/use-usual-time.ts';
import type { Draft } from './draft.ts';
import { hasScript } from './request.ts';
import { resolutionOf } from './resolution.ts';
import { voicesQuery } from './voice-field.tsx';

interface Props {
  draft: Draft;
  video: JobDetail | undefined;
  /** Opens the form. */
  onNewVersion(): void;
}

const LINE_PX = 22;

/** Of a video in progress. */
const estimatedLength = (video: JobDetail | undefined): string | undefined => {
  const seconds = video && isInProgress(video) ? videoSecondsOf(video) : undefined;
  return seconds === undefined ? undefined : t`About ${formatCount(Math.round(seconds))} s`;
};

export const OrderedSummary = ({ draft, video, onNewVersion }: Props) => {
  const { mode, characterId, voiceId, script, recording, setting, story } = draft;
  const { items: presenters } = useList<CharacterPage['items'][number]>('/characters');
  const { data: voices } = useQuery(voicesQuery);
  const presenter = presenters?.find(({ character_id }) => character_id === characterId);
  const isSpoken = hasScript(draft);
  const voice = isSpoken ? voices?.items.find(({ voice_id }) => voice_id === voiceId) : undefined;
  const facts: [name: string, value: string | undefined][] = [
    [t`Presenter`, presenter?.name],
    [t`Voice`, voice?.name],
    // That of a finished one is beside its length.
    [t`Resolution`, video && isInProgress(video) ? resolutionOf(video) : undefined],
    [t`Estimated length`, estimatedLength(video)],
    mode === 'scenes' ? [t`Story`, story] : [t`Setting`, setting],
  ];
  return (
    <Stack gap="sm">
      <Spoiler
        maxHeight={(video && isInProgress(video) ? 4 : 2) * LINE_PX}
        showLabel={t`Show all`}
        hideLabel={t`Show less`}
        styles={{ control: { fontSize: 'var(--mantine-font-size-sm)' } }}
      >
        <Text size="sm" lh={`${LINE_PX}px`} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {isSpoken ? script : recording?.name}
        </Text>
      </Spoiler>
      <DescriptionList
        items={facts.flatMap(([name, value]) =>
          value?.trim() ? [[name, <bdi key={name}>{value}</bdi>] as const] : [],
        )}
      />
      <Button
        variant="default"
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<Icon name="edit" size={16} />}
        onClick={onNewVersion}
      >
        <Trans>New version</Trans>
      </Button>
    </Stack>
  );
};
