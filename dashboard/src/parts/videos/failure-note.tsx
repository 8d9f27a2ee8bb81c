// Why a video failed, what to do, its ID for support, and the video that an operator ordered in its place.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyIdButton } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { adviceFor, failureText } from './labels.ts';

interface FailureNoteProps {
  video: Pick<JobDetail, 'id' | 'retried_as'>;
  error: NonNullable<JobDetail['error']>;
  /** What the user can do about it, as buttons. */
  children?: ReactNode;
}

export const FailureNote = ({ video: { id, retried_as }, error, children }: FailureNoteProps) => (
  <Alert
    variant="default"
    style={{ alignSelf: 'start' }}
    role="alert"
    icon={
      <Text component="span" c="red" inherit>
        <Icon name="warning" />
      </Text>
    }
    title={failureText(error.message)}
  >
    <Text size="sm">
      {retried_as === null ? (
        <Trans>You were not charged. {adviceFor(error.code)}</Trans>
      ) : (
        <Trans>The operator created this video again. You were not charged for the failed one.</Trans>
      )}
    </Text>
    {retried_as !== null && (
      <TextLink to="/videos/$id" params={{ id: retried_as }} size="sm">
        <Trans>View the new video</Trans>
      </TextLink>
    )}
    {children && (
      <Group gap="xs" mt="md">
        {children}
      </Group>
    )}
    <Group gap={4} mt="xs" wrap="nowrap">
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        <Trans>ID for support:</Trans> <code>{id}</code>
      </Text>
      <CopyIdButton value={id} label={t`ID`} />
    </Group>
  </Alert>
);
