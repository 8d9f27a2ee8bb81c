// The test key: the same API with free test credits and a watermark.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ErrorNote } from '../error-note.tsx';
import { SectionCard } from '../section-card.tsx';
import { Fact, KeyCard } from './key-card.tsx';
import { NewKeyNote } from './new-key-note.tsx';
import { keyQuery, useNewKey } from './use-key.ts';

export function TestKey() {
  const { data } = useQuery(keyQuery);
  const [isConfirming, dialog] = useDisclosure();
  const creating = useNewKey({ path: '/keys/test', onCreated: dialog.close });
  const isOwner = useVisitor().role === 'owner';
  if (!data || data.test_credits_daily === 0) return null;
  const { test_key: key, test_credits_daily: daily } = data;
  const credits = formatCount(daily);
  return (
    <SectionCard title={t`Test key`}>
      <Text size="sm">
        <Trans>
          Try your integration without paying: a test key has {credits} test credits a day (UTC). Its videos and
          pictures have a watermark, and its presenters, voices, files and usage are separate from those of this
          account.
        </Trans>
      </Text>
      {creating.data && <NewKeyNote apiKey={creating.data.api_key} />}
      {key ? (
        <KeyCard shown={key} isOwner={isOwner} onReplace={dialog.open}>
          <Fact name={t`Test credits today`} value={formatCount(key.credits)} />
        </KeyCard>
      ) : (
        <Group>
          {isOwner ? (
            <Button variant="default" loading={creating.isPending} onClick={() => creating.mutate(null)}>
              <Trans>Create test key</Trans>
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              <Trans>Ask a team owner to create the test key.</Trans>
            </Text>
          )}
        </Group>
      )}
      {key && (
        <ConfirmDialog
          opened={isConfirming}
          onClose={dialog.close}
          title={t`Replace test key`}
          word="replace"
          action={t`Replace key`}
          onConfirm={() => creating.mutate(key.prefix)}
          busy={creating.isPending}
          error={creating.error}
        >
          <Trans>
            The test key that starts with <Code>{key.prefix}</Code> stops working immediately.
          </Trans>
        </ConfirmDialog>
      )}
      {!isConfirming && <ErrorNote error={creating.error} title={t`The test key could not be created`} />}
    </SectionCard>
  );
}
