// Why a video failed and for which file, what to do, its ID for support, and the video that an operator ordered in its place.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { findOwnFile } from '../../lib/own-file.ts';
import { CopyIdButton } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { failedFileOf, failureText } from './failure-text.ts';
import { adviceFor } from './labels.ts';
import classes from './video-page.module.css';

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i;

interface FailureNoteProps {
  video: Pick<JobDetail, 'id' | 'request' | 'retried_as'>;
  error: NonNullable<JobDetail['error']>;
  /** What the user can do about it, as buttons. */
  children?: ReactNode;
}

export const FailureNote = ({ video: { id, request, retried_as }, error, children }: FailureNoteProps) => {
  const file = failedFileOf(error.message, request);
  return (
    <Alert
      variant="default"
      radius="lg"
      bd="1px solid red.4"
      // Long addresses are wrapped.
      styles={{ body: { minWidth: 0 } }}
      role="alert"
      icon={
        <Text component="span" c="red" inherit>
          <Icon name="warning" />
        </Text>
      }
      title={failureText(error.message)}
    >
      {file !== undefined && <FailedFile url={file} />}
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
      <Group gap={4} mt="sm" wrap="nowrap" c="dimmed">
        <Text size="xs" truncate title={id}>
          <Trans>ID for support:</Trans> {id}
        </Text>
        <CopyIdButton value={id} label={t`ID`} />
      </Group>
    </Alert>
  );
};

/** A picture that this service has, or else where a file was to come from. */
const FailedFile = ({ url }: { url: string }) => {
  const own = findOwnFile(url);
  const { host, pathname } = new URL(url);
  if (own !== undefined) return PICTURE.test(pathname) && <img src={own} alt="" className={classes.failedFile} />;
  return (
    <Text size="sm" mb={4} lineClamp={2} title={url} style={{ overflowWrap: 'anywhere' }}>
      <Trans>File: {`${host}${pathname}`}</Trans>
    </Text>
  );
};
