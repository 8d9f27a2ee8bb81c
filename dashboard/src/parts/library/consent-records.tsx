// A quiet button that opens all consent records of the account, including those of deleted presenters and voices.
import type { Consent } from '@greenroom/contract/dashboard/consents';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Badge, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useList } from '../../lib/query.ts';
import { LoadMore } from '../load-more.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { ConsentNote } from './consent-note.tsx';

export function ConsentRecords() {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Anchor component="button" type="button" size="sm" c="dimmed" onClick={dialog.open}>
        <Trans>View consent records</Trans>
      </Anchor>
      <Modal opened={opened} onClose={dialog.close} title={t`Consent records`} size="lg">
        <Records />
      </Modal>
    </>
  );
}

function Records() {
  const list = useList<Consent>('/consents');
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        <Trans>
          People who agreed to be cloned in this dashboard. Records are kept when a presenter or voice is deleted;
          photos and recordings are erased.
        </Trans>
      </Text>
      <Loaded query={{ ...list, data: list.items }} skeleton={<SkeletonLines count={3} height={80} />}>
        {(consents) =>
          consents.length === 0 ? (
            <Text>
              <Trans>No consent records yet</Trans>
            </Text>
          ) : (
            consents.map((consent) => (
              <Stack key={consent.consent_id} gap={4}>
                <Group gap="xs">
                  <Text fw={600}>{consent.subject_name}</Text>
                  <Text size="sm" c="dimmed">
                    {consent.subject === 'character' ? t`Presenter` : t`Voice`}
                  </Text>
                  {!consent.subject_exists && (
                    <Badge variant="light" color="gray" tt="none" c="dimmed">
                      <Trans>Deleted</Trans>
                    </Badge>
                  )}
                </Group>
                <ConsentNote consent={consent} />
              </Stack>
            ))
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </Stack>
  );
}
