// The guide's last step: one button from nothing to a video that plays, with what it makes and costs said before.
import type { FirstVideo as Plan } from '@greenroom/contract/dashboard/studio';
import { Blockquote, Button, Group, List, Loader, Skeleton, Stack, Text, ThemeIcon } from '@mantine/core';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { JobStanding, useJob } from './job-standing.tsx';
import { OrderError } from './order-error.tsx';
import { PresenterFace } from './presenter-face.tsx';
import { useFirstVideo } from './use-first-video.ts';

export const FirstVideo = () => {
  const { client_id } = useVisitor();
  const { plan, make, isMaking, error, ordered, startAnew } = useFirstVideo(client_id);
  if (ordered) return <Ordered id={ordered} onAnew={startAnew} />;
  if (!plan.data) return plan.error ? <ErrorNote error={plan.error} onRetry={plan.refetch} /> : <Skeleton h={160} />;
  const { credits_required, credits_balance, script } = plan.data;
  const short = !isMaking && credits_balance < credits_required;
  return (
    <Stack gap="md">
      <Blockquote p="md" fz="sm">
        {script}
      </Blockquote>
      <Steps plan={plan.data} isMaking={isMaking} />
      <Group>
        {short ? (
          <ButtonLink to="/credits">Buy credits</ButtonLink>
        ) : (
          <Button onClick={make} loading={isMaking} leftSection={<Icon name="play" />}>
            Make my first video
          </Button>
        )}
        <Text size="sm" c="dimmed">
          {formatCredits(credits_required)} at most, of the {formatCount(credits_balance)} you have
        </Text>
      </Group>
      <OrderError error={error} />
    </Stack>
  );
};

const Steps = ({ plan: { presenter, voice }, isMaking }: { plan: Plan; isMaking: boolean }) => {
  const steps = [
    { done: presenter !== null, words: presenter ? `Your presenter: ${presenter.name}` : 'A presenter, from words' },
    { done: voice !== null, words: voice ? `Your voice: ${voice.name}` : 'A voice of the library, free' },
    { done: false, words: 'The video, of a few seconds' },
  ];
  const now = isMaking ? steps.findIndex(({ done }) => !done) : -1;
  return (
    <Group align="flex-start" aria-live="polite">
      {presenter && (
        <div style={{ width: 96 }}>
          <PresenterFace sheetUrl={presenter.sheet_image_url} mode={presenter.mode} />
        </div>
      )}
      <List spacing="xs" size="sm" center>
        {steps.map(({ done, words }, index) => (
          <List.Item
            key={words}
            icon={
              index === now ? (
                <Loader size={20} />
              ) : (
                <ThemeIcon size={20} radius="xl" variant="light" color={done ? 'green' : 'gray'}>
                  <Icon name={done ? 'check' : 'clock'} size={14} />
                </ThemeIcon>
              )
            }
          >
            {words}
          </List.Item>
        ))}
      </List>
    </Group>
  );
};

const Ordered = ({ id, onAnew }: { id: string; onAnew(): void }) => {
  const { data: job } = useJob(id);
  return (
    <Stack gap="md">
      <JobStanding id={id} />
      <Group>
        {job?.status === 'failed' && <Button onClick={onAnew}>Try again</Button>}
        {job?.status === 'completed' && <ButtonLink to="/studio">Make your own in the studio</ButtonLink>}
        <ButtonLink to="/jobs/$id" params={{ id }} variant="default">
          Job page
        </ButtonLink>
      </Group>
    </Stack>
  );
};
