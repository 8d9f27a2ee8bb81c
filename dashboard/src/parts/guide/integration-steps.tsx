// The steps of the guide for an integration: the API key, and the first request.
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { keyQuery } from '../keys/use-key.ts';
import { firstVideoQuery } from '../studio/use-first-video.ts';
import { priceOfSample } from './code-samples.ts';
import { CodeStep, RequestStatus } from './code-step.tsx';
import { KeyStep } from './key-step.tsx';
import { useRequested } from './requested.ts';
import { Step } from './step.tsx';

export function IntegrationSteps() {
  const [apiKey, setApiKey] = useState<string>();
  const { data } = useQuery(keyQuery);
  const { requested, check } = useRequested();
  const { data: first } = useQuery(firstVideoQuery);
  const values = {
    origin: window.location.origin,
    characterId: first?.presenter?.character_id,
    voiceId: first?.voice?.voice_id,
  };
  const hasKey = apiKey !== undefined || (data !== undefined && data.key !== null);
  return (
    <>
      <Step
        number={1}
        title={t`API key`}
        note={t`Use this key to create videos from your own software.`}
        doneNote={apiKey ? t`Key created.` : t`Done. Your software can create videos.`}
        done={hasKey}
      >
        <KeyStep apiKey={apiKey} onCreated={setApiKey} />
      </Step>
      <Step
        number={2}
        title={t`Your first requests`}
        note={t`Creates a video of a few seconds through the API, for about ${formatPrice(priceOfSample(values))}.`}
        doneNote={t`Done. Your first request arrived.`}
        done={requested}
        status={<RequestStatus isWaiting={hasKey && !requested} onCheck={check} />}
      >
        <CodeStep apiKey={apiKey} values={values} />
      </Step>
    </>
  );
}
