// The form section that selects the presenter and, unless a recording is used, the voice; a line once both are chosen.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownFile } from '../../lib/own-file.ts';
import { useList } from '../../lib/query.ts';
import { PresenterFace } from './presenter-face.tsx';
import { PresenterField } from './presenter-field.tsx';
import { hasScript } from './request.ts';
import { Section, type SectionProps } from './section.tsx';
import { VoiceField, voicesQuery } from './voice-field.tsx';

export const PresenterSection = (props: SectionProps) => {
  const { draft, update, fieldErrors } = props;
  const isComplete = draft.characterId !== null && (draft.voiceId !== null || !hasScript(draft));
  // Does not close while somebody chooses.
  const [opened, setOpened] = useState(!isComplete);
  const hasErrors = fieldErrors.character_id !== undefined || fieldErrors.voice_id !== undefined;
  return (
    <Section title={t`Presenter and voice`}>
      {opened || hasErrors || !isComplete ? (
        <>
          <PresenterField
            value={draft.characterId}
            onChange={(characterId) => update({ characterId })}
            error={fieldErrors.character_id}
          />
          {hasScript(draft) && (
            <VoiceField
              value={draft.voiceId}
              onChange={(voiceId) => update({ voiceId })}
              error={fieldErrors.voice_id}
            />
          )}
        </>
      ) : (
        <Summary {...props} onChange={() => setOpened(true)} />
      )}
    </Section>
  );
};

/** Opens the fields if the presenter or the voice no longer exists. */
const Summary = ({ draft, onChange }: SectionProps & { onChange(): void }) => {
  const characters = useList<CharacterPage['items'][number]>('/characters');
  const voices = useQuery(voicesQuery);
  const presenter = characters.items?.find(({ character_id }) => character_id === draft.characterId);
  const voice = voices.data?.items.find(({ voice_id }) => voice_id === draft.voiceId);
  const isGone =
    (characters.items !== undefined && !characters.hasNextPage && !presenter) ||
    (hasScript(draft) && voices.data !== undefined && !voice);
  useEffect(() => {
    if (isGone) onChange();
  });
  return (
    <Group wrap="nowrap">
      {presenter && (
        <div style={{ width: 48, flexShrink: 0 }}>
          <PresenterFace src={ownFile(presenter.portrait_url)} />
        </div>
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={500} truncate>
          {presenter?.name ?? '…'}
        </Text>
        {hasScript(draft) && (
          <Text size="xs" c="dimmed" truncate>
            {voice?.name ?? '…'}
          </Text>
        )}
      </div>
      <Button variant="light" size="sm" onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </Group>
  );
};
