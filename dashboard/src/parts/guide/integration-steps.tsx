// The steps of the guide for an integration: the API key, and the first request.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { ErrorNote } from '../error-note.tsx';
import { NewKeyNote } from '../keys/new-key-note.tsx';
import { keyQuery, useNewKey } from '../keys/use-key.ts';
import { useSampleValues } from '../keys/use-sample-values.ts';
import { TextLink } from '../links.tsx';
import { priceOfSample } from './code-samples.ts';
import { CodeStep, RequestStatus } from './code-step.tsx';
import { CreateKey } from './create-key.tsx';
import { useRequested } from './requested.ts';
import { Step } from './step.tsx';

export function IntegrationSteps() {
  const [apiKey, setApiKey] = useState<string>();
  const { data } = useQuery(keyQuery);
  const creation = useNewKey({ onCreated: ({ api_key }) => setApiKey(api_key) });
  const { requested, check } = useRequested();
  const values = useSampleValues();
  const key = data?.key;
  const hasKey = apiKey !== undefined || Boolean(key);
  return (
    <>
      <Step
        number={1}
        title={hasKey ? t`API key` : t`Create an API key`}
        note={t`Use this key to create videos from your own software.`}
        doneNote={apiKey ? t`Key created.` : key && <ExistingKey prefix={key.prefix} />}
        done={hasKey}
        status={!hasKey && <CreateKey creation={creation} />}
      >
        {apiKey ? (
          <NewKeyNote apiKey={apiKey} />
        ) : (
          creation.error && <ErrorNote error={creation.error} title={t`The API key could not be created`} />
        )}
      </Step>
      <Step
        number={2}
        title={t`Your first requests`}
        note={t`Creates a video of a few seconds through the API, for about ${formatPrice(priceOfSample(values))}.`}
        doneNote={t`Done. Your first request arrived.`}
        done={requested}
        status={
          requested ? (
            values.workflowId && <VideoLink id={values.workflowId} />
          ) : (
            <RequestStatus isWaiting={hasKey} onCheck={check} />
          )
        }
      >
        <CodeStep apiKey={apiKey} prefix={key?.prefix} values={values} />
      </Step>
    </>
  );
}

const ExistingKey = ({ prefix }: { prefix: string }) => (
  <Trans>
    You have an API key that starts with <Code px={2}>{prefix}</Code>. Lost it?{' '}
    <TextLink to="/keys">Replace it</TextLink>.
  </Trans>
);

const VideoLink = ({ id }: { id: string }) => (
  <Text size="sm">
    <TextLink to="/videos/$id" params={{ id }} inherit>
      <Trans>Latest video</Trans>
    </TextLink>
  </Text>
);
