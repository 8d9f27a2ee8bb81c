// The test key: the same API with free test credits and a watermark.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { SectionCard } from '../section-card.tsx';
import { Fact, KeyCard } from './key-card.tsx';
import { NewKeyNote } from './new-key-note.tsx';
import { keyQuery, useNewKey } from './use-key.ts';

export function TestKey() {
  const { data } = useQuery(keyQuery);
  const creation = useNewKey({ path: '/keys/test' });
  const isOwner = useVisitor().role === 'owner';
  if (!data || data.test_credits_daily === 0) return null;
  const { test_key: key, test_credits_daily: daily } = data;
  const credits = formatCount(daily);
  return (
    <SectionCard title={t`Test key`}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Try your integration without paying: a test key has {credits} test credits a day (UTC). Its videos and
            pictures have a watermark, and its presenters, voices, files and usage are separate from those of this
            account.
          </Trans>
        </Text>
        {creation.data && <NewKeyNote apiKey={creation.data.api_key} />}
        {key ? (
          <KeyCard
            shown={key}
            creation={creation}
            dialogTitle={t`Replace test key`}
            consequences={
              <Trans>
                The test key that starts with <Code>{key.prefix}</Code> stops working immediately.
              </Trans>
            }
          >
            <Fact name={t`Test credits today`} value={formatCount(key.credits)} />
          </KeyCard>
        ) : (
          <Group>
            {isOwner ? (
              <Button variant="default" loading={creation.isPending} onClick={() => creation.mutate(null)}>
                <Trans>Create test key</Trans>
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                <Trans>Ask a team owner to create the test key.</Trans>
              </Text>
            )}
          </Group>
        )}
        {creation.variables === null && (
          <ErrorNote error={creation.error} title={t`The test key could not be created`} />
        )}
      </Stack>
    </SectionCard>
  );
}
