// Why a job failed, in words and with its details on request, and what a retry does.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { Disclosure } from '../disclosure.tsx';
import { Icon } from '../icons.tsx';
import { failureText } from '../videos/failure-text.ts';
import { needsChange } from '../videos/labels.ts';
import { Cause } from './cause.tsx';
import { causeOf } from './failure-causes.ts';

interface JobFailureProps {
  job: OperatorJobDetail;
  /** Undefined if it cannot be retried. */
  onRetry?: (() => void) | undefined;
}

export function JobFailure({ job, onRetry }: JobFailureProps) {
  const short = causeOf(job);
  const shown = failureText(job.error ?? '');
  // Absent from the response of a process of the version before.
  const repeats = job.error_code ? needsChange(job.error_code) : false;
  return (
    <Alert
      variant="default"
      radius="lg"
      bd="1px solid red.4"
      icon={<Icon name="warning" />}
      title={t`Why it failed`}
      styles={{ icon: { color: 'var(--mantine-color-error)' } }}
    >
      <Stack gap="sm" align="flex-start">
        <Text inherit style={{ overflowWrap: 'anywhere' }}>
          <b>{short}</b>{' '}
          <Text component="span" inherit c="dimmed">
            {job.error_code}
          </Text>
        </Text>
        {shown !== short && shown !== '' && (
          <Text inherit>
            <Trans>The client sees: “{shown}”</Trans>
          </Text>
        )}
        {onRetry && (
          <>
            <Text inherit>
              {repeats ? (
                <Trans>
                  A retry sends the same request again and is likely to fail for the same reason: the client has to
                  change the request or the file first.
                </Trans>
              ) : (
                <Trans>A retry sends the same request again as a new job, paid with the client’s credits.</Trans>
              )}
            </Text>
            <Button
              variant={repeats ? 'default' : 'filled'}
              leftSection={<Icon name="again" size={16} />}
              onClick={onRetry}
            >
              {repeats ? t`Retry anyway…` : t`Retry…`}
            </Button>
          </>
        )}
        {job.cause && (
          <Disclosure label={t`Details, for operators only`}>
            <Cause text={job.cause} />
          </Disclosure>
        )}
      </Stack>
    </Alert>
  );
}
