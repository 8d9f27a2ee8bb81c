// Tools that follow videos: status, waiting, and the history.
import { JobView } from '@greenroom/contract/jobs';
import { PageQuery } from '@greenroom/contract/queries';
import { JobHistory } from '@greenroom/contract/usage';
import { z } from 'zod';
import { defineTool, reads } from '../tool.ts';
import { DEFAULT_WAIT_SECONDS, MAX_WAIT_SECONDS, waitForVideo } from '../wait-for-video.ts';

const workflow_id = z.string().describe('The workflow_id that a create tool returned.');

export const jobTools = [
  defineTool({
    name: 'get_video',
    title: 'Get a video',
    description:
      'Returns the status of a video: queued, running, completed with its video_url, or failed with the reason.',
    annotations: reads,
    input: z.object({ workflow_id }),
    output: JobView,
    run: (input, { client, signal }) => client.jobs.status(input.workflow_id, { signal }),
  }),
  defineTool({
    name: 'wait_for_video',
    title: 'Wait for a video',
    description:
      'Waits until a video is completed or failed, or the time is over, and returns its status. Call it again while the status is ' +
      'queued or running. Waiting is free, and the video is made without it too.',
    annotations: reads,
    input: z.object({
      workflow_id,
      timeout_seconds: z
        .int()
        .min(1)
        .max(MAX_WAIT_SECONDS)
        .default(DEFAULT_WAIT_SECONDS)
        .describe('How long to wait at most. Keep it below the limit of your client for one call.'),
    }),
    output: JobView,
    run: (input, call) => waitForVideo(input.workflow_id, input.timeout_seconds * 1000, call),
  }),
  defineTool({
    name: 'list_jobs',
    title: 'List videos and their charges',
    description:
      'Lists the jobs of videos with their charges and progress, newest first. Look here for a video whose workflow_id was lost.',
    annotations: reads,
    input: PageQuery,
    output: JobHistory,
    run: (page, { client, signal }) => client.usage.jobs(page, { signal }),
  }),
];
