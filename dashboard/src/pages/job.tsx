// One job: what came of it, how it went, what it cost, and the same once more.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Alert, Grid, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { get, Refusal } from '../lib/http.ts';
import { whileLive } from '../lib/query.ts';
import { Caution } from '../parts/caution.tsx';
import { CopyLines } from '../parts/copy-field.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { Facts } from '../parts/jobs/facts.tsx';
import { JobProgress } from '../parts/jobs/job-progress.tsx';
import { adviceFor, kindNames, stepName, textNames } from '../parts/jobs/labels.ts';
import { isLive } from '../parts/jobs/live.ts';
import { Downloads, Output } from '../parts/jobs/output.tsx';
import { Receipt } from '../parts/jobs/receipt.tsx';
import { RunAgain } from '../parts/jobs/run-again.tsx';
import { Steps } from '../parts/jobs/steps.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { SectionCard } from '../parts/section-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

const back = (
  <TextLink to="/jobs" size="sm" display="inline-block" mb={4}>
    <Group gap={4} component="span">
      <Icon name="back" size={16} /> All jobs
    </Group>
  </TextLink>
);

export function JobPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery({
    queryKey: ['/jobs', id],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: whileLive<JobDetail>(isLive),
  });
  useFreshBalance(query.data?.status);
  if (query.error instanceof Refusal && query.error.status === 404) return <NoSuchJob />;
  return (
    <Loaded query={query}>
      {(job) => (
        <Page
          title={kindNames[job.kind]}
          heading={
            <Group gap="sm" component="span">
              {kindNames[job.kind]} <StatusBadge status={job.status} />
            </Group>
          }
          description={<code style={{ overflowWrap: 'anywhere' }}>{job.id}</code>}
          above={back}
          actions={job.request && !isLive(job) && <RunAgain id={job.id} />}
        >
          <VisuallyHidden role="status">The job is {job.status}.</VisuallyHidden>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 7 }}>
              <Stack gap="lg">
                <Outcome job={job} />
                <Words job={job} />
                <SectionCard title={isLive(job) ? 'How it goes' : 'How it went'}>
                  <Steps job={job} now={query.dataUpdatedAt} />
                </SectionCard>
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 5 }}>
              <Stack gap="lg">
                <SectionCard title={isLive(job) ? 'What it costs' : 'What it cost'}>
                  <Receipt job={job} />
                </SectionCard>
                <SectionCard title="As it was ordered">
                  <Facts job={job} />
                </SectionCard>
              </Stack>
            </Grid.Col>
          </Grid>
          {job.request && (
            <details>
              <Text component="summary" size="sm" style={{ cursor: 'pointer', width: 'fit-content' }}>
                The same order over the API
              </Text>
              <Text size="sm" c="dimmed" my="xs">
                The body of <code>POST /videos</code>.
              </Text>
              <CopyLines value={JSON.stringify(job.request, null, 2)} label="the body of the request" />
            </details>
          )}
        </Page>
      )}
    </Loaded>
  );
}

/** A job's end moves credits: the balance above the page is looked at again. */
function useFreshBalance(status: JobDetail['status'] | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (status === 'completed' || status === 'failed') client.invalidateQueries({ queryKey: ['/credits'] });
  }, [client, status]);
}

const doingNow = ({ steps }: JobDetail): string =>
  steps
    .filter(({ state }) => state === 'running')
    .map(({ name }) => stepName(name))
    .join(', ');

function Outcome({ job }: { job: JobDetail }) {
  if (job.error) {
    return (
      <Alert color="red" variant="light" icon={<Icon name="warning" />} title="It failed, and cost nothing">
        <Text size="sm">{job.error.message}</Text>
        <Text size="sm" mt="xs" fw={500}>
          {adviceFor(job.error.code)}
        </Text>
      </Alert>
    );
  }
  if (!job.output) {
    return (
      <Paper>
        <JobProgress job={job} doing={doingNow(job)} />
        <Text size="sm" c="dimmed" mt="sm">
          This page follows by itself. You can leave it; the job goes on.
        </Text>
      </Paper>
    );
  }
  return (
    <Stack>
      <Output job={job} output={job.output} />
      <Downloads id={job.id} output={job.output} />
      <InLibrary job={job} />
      {job.warnings.length > 0 && <Caution title="Not quite as ordered" points={job.warnings} />}
    </Stack>
  );
}

/** What lives on in the library is looked after there. */
function InLibrary({ job: { kind } }: { job: JobDetail }) {
  if (kind !== 'character' && kind !== 'voice') return null;
  return (
    <div>
      <ButtonLink to={kind === 'voice' ? '/library/voices' : '/library/characters'} variant="default">
        To the library
      </ButtonLink>
    </div>
  );
}

function Words({ job: { kind, text } }: { job: JobDetail }) {
  if (text === null) return null;
  return (
    <SectionCard title={textNames[kind]}>
      <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </SectionCard>
  );
}

function NoSuchJob() {
  return (
    <Page title="No such job" above={back}>
      <EmptyState
        icon="jobs"
        title="There is no job of this number"
        action={<ButtonLink to="/jobs">All jobs</ButtonLink>}
      >
        It may be mistyped, or belong to another account.
      </EmptyState>
    </Page>
  );
}
