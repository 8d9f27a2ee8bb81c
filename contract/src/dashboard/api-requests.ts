// The wire schemas of the latest requests to the partner API.
import { z } from 'zod';
import { dateTime } from '../text.ts';
import { cursorQuery, pageOf } from './paging.ts';

export const StatusClass = z.enum(['2xx', '4xx', '5xx']);
export type StatusClass = z.output<typeof StatusClass>;

export const ApiRequestsQuery = z.object({
  status: StatusClass.optional().describe('Only requests whose response had a status of this class.'),
  endpoint: z
    .string()
    .max(100)
    .regex(/^[A-Z]+ \/[\w/{}-]*$/)
    .optional()
    .describe('Only requests to this endpoint, such as `POST /videos`.'),
  ...cursorQuery,
});
export type ApiRequestsQuery = z.output<typeof ApiRequestsQuery>;

export const ApiRequestRow = z.object({
  id: z.string(),
  is_test: z.boolean().describe('Made with the test key.'),
  method: z.string(),
  route: z.string().nullable().describe('Such as `/jobs/{workflowId}/status`; null if no endpoint has the path.'),
  path_id: z.string().nullable().describe('The id in the path.'),
  status: z.int(),
  error_code: z.string().nullable().describe('Such as insufficient_credits; null for a success.'),
  request_id: z.string().describe('The X-Request-Id header of the response; of the latest one if count is above 1.'),
  duration_ms: z.int(),
  count: z.int().describe('The number of equal requests within a minute, such as polls of one job.'),
  made_at: dateTime(),
  last_made_at: dateTime(),
});
export type ApiRequestRow = z.infer<typeof ApiRequestRow>;

/** Response of GET /api-requests: those of the last 30 days with either key, newest first. */
export const ApiRequestPage = pageOf(ApiRequestRow);
export type ApiRequestPage = z.infer<typeof ApiRequestPage>;

/** Response of GET /api-endpoints: the endpoints of the partner API, such as `POST /videos`. */
export const ApiEndpoints = z.object({ endpoints: z.array(z.string()) });
export type ApiEndpoints = z.infer<typeof ApiEndpoints>;
