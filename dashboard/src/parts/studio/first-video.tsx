// The guide step that creates a first video with one click, showing beforehand what it creates and costs.
import type { FirstVideo as Plan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Blockquote, Button, Group, List, Loader, Skeleton, Stack, Text, ThemeIcon } from '@mantine/core';
import { formatPrice } from '../../lib/format.ts';
import { apiUrl } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useVisitor } from '../../lib/session.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { CreateError } from './create-error.tsx';
import { PresenterFace } from './presenter-face.tsx';
import { useFirstVideo } from './use-first-video.ts';
import { useVideo, VideoStatus } from './video-status.tsx';

export const FirstVideo = () => {
  const { client_id, suspended } = useVisitor();
  const { plan, create, isCreating, error, videoId, reset } = useFirstVideo(client_id);
  if (videoId) return <CreatedVideo id={videoId} onRetry={reset} />;
  if (!plan.data) return plan.error ? <ErrorNote error={plan.error} onRetry={plan.refetch} /> : <Skeleton h={160} />;
  const { credits_required, credits_balance, script } = plan.data;
  const needsCredits = !isCreating && credits_balance < credits_required;
  return (
    <Stack gap="md">
      <Blockquote p="md" fz="sm">
        {script}
      </Blockquote>
      <Steps plan={plan.data} isCreating={isCreating} />
      <Group>
        {needsCredits ? (
          <BuyCreditsLink />
        ) : (
          <Button onClick={create} disabled={suspended} loading={isCreating} leftSection={<Icon name="play" />}>
            <Trans>Create video</Trans>
          </Button>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Uses up to {formatPrice(credits_required)} of your {formatPrice(credits_balance)}
          </Trans>
        </Text>
      </Group>
      <CreateError error={error} />
    </Stack>
  );
};

const presenterLabel = ({ presenter, new_presenter: created }: Plan): string => {
  if (presenter) return t`Presenter: ${presenter.name}`;
  if (!created?.portrait_path) return t`Presenter from a description`;
  return created.credits === 0
    ? t`Presenter: ${created.name}, free`
    : t`Presenter: ${created.name}, ${formatPrice(created.credits)}`;
};

const Steps = ({ plan, isCreating }: { plan: Plan; isCreating: boolean }) => {
  const { presenter, new_presenter: created, voice } = plan;
  const portrait = presenter
    ? ownFile(presenter.portrait_url)
    : created?.portrait_path && apiUrl(created.portrait_path as `/${string}`);
  const steps = [
    { done: presenter !== null, label: presenterLabel(plan) },
    { done: voice !== null, label: voice ? t`Voice: ${voice.name}` : t`Stock voice, free` },
    { done: false, label: t`Video of a few seconds` },
  ];
  const current = isCreating ? steps.findIndex(({ done }) => !done) : -1;
  return (
    <Group wrap="nowrap" aria-live="polite">
      {portrait && (
        <div style={{ width: 96, flexShrink: 0 }}>
          <PresenterFace src={portrait} />
        </div>
      )}
      <List spacing="xs" size="sm" center p={0}>
        {steps.map(({ done, label }, index) => (
          <List.Item
            key={label}
            icon={
              index === current ? (
                <Loader size={20} />
              ) : (
                <ThemeIcon size={20} radius="xl" variant="light" color={done ? 'green' : 'gray'}>
                  <Icon name={done ? 'check' : 'clock'} size={14} />
                </ThemeIcon>
              )
            }
          >
            {label}
          </List.Item>
        ))}
      </List>
    </Group>
  );
};

const CreatedVideo = ({ id, onRetry }: { id: string; onRetry(): void }) => {
  const { data: video } = useVideo(id);
  return (
    <Stack gap="md">
      <VideoStatus id={id} />
      <Group>
        {video?.status === 'failed' && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {video?.status === 'completed' && (
          <ButtonLink to="/studio">
            <Trans>Create your own video</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/videos/$id" params={{ id }} variant="default">
          <Trans>View details</Trans>
        </ButtonLink>
      </Group>
    </Stack>
  );
};
