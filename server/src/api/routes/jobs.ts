// /jobs: the status of a video job.
import { JobView } from '@greenroom/contract/jobs';
import { z } from 'zod';
import type { UsageQueries } from '../../reporting/usage.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

const params = z.object({
  workflowId: z
    .string()
    .regex(/^partner_(thv|scn)_[0-9a-z]{1,64}$/)
    .describe('The workflow_id from POST /videos.'),
});

export interface JobDeps {
  usageQueries: Pick<UsageQueries, 'job'>;
}

export const createJobEndpoints = ({ usageQueries }: JobDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'getJob',
    tag: 'Jobs',
    method: 'GET',
    path: '/jobs/{workflowId}/status',
    summary: 'Show the status of a job',
    description:
      'Returns the status and, once completed, the result. Poll every 8-10 seconds. A talking_head job usually finishes ' +
      'within 10 minutes, a scenes job within 25.',
    params,
    response: JobView,
    errors: { 404: 'The account has no job with this id.' },
    example: {
      response: {
        workflow_id: samples.workflow,
        status: 'completed',
        error_message: null,
        credits_estimated: 136,
        credits_actual: 132,
        credits_consumed: 132,
        image_url: samples.frameUrl,
        video_url: samples.videoUrl,
        result: {
          video_url: samples.videoUrl,
          image_url: samples.frameUrl,
          audio_url: samples.audioUrl,
          asset_id: samples.asset,
        },
        queued_at: samples.time,
        completed_at: samples.later,
      },
    },
    handler: ({ context, params: { workflowId } }) => usageQueries.job(context.client, workflowId),
  }),
];
