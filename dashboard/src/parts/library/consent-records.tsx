// Every record of consent of the account, also of what was deleted since, behind a button.
import type { Consent } from '@greenroom/contract/dashboard/consents';
import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useList } from '../../lib/query.ts';
import { LoadMore } from '../load-more.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { ConsentNote } from './consent-note.tsx';

export function ConsentRecords() {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Consent records
      </Button>
      <Modal opened={opened} onClose={dialog.close} title="Consent records" size="lg">
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
        Who agreed to be cloned in this dashboard, to what, and when. Records stay when the character or voice is
        deleted; photos and samples do not.
      </Text>
      <Loaded query={{ ...list, data: list.items }} skeleton={<SkeletonLines count={3} height={80} />}>
        {(consents) =>
          consents.length === 0 ? (
            <Text>Nobody has been cloned here yet.</Text>
          ) : (
            consents.map((consent) => (
              <Stack key={consent.consent_id} gap={4}>
                <Group gap="xs">
                  <Text fw={600}>{consent.subject_name}</Text>
                  <Text size="sm" c="dimmed">
                    {consent.subject === 'character' ? 'Character' : 'Voice'}
                  </Text>
                  {!consent.subject_exists && (
                    <Badge variant="light" color="gray" tt="none" c="dimmed">
                      Deleted
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
