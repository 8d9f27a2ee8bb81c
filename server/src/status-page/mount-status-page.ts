// Mounts the public status: HTML for browsers, JSON for programs, without a key.
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../http/preferred-language.ts';
import { publicPageHeaders, sendHtml } from '../http/public-page.ts';
import { sendJson } from '../http/send-json.ts';
import type { ServiceStatus } from '../reporting/service-status.ts';
import type { Turnaround } from '../reporting/turnarounds.ts';
import { STYLE, statusPage } from './page.ts';

/** As long as the status itself is cached. */
const CACHING = { 'cache-control': 'public, max-age=10', vary: 'accept, accept-language' };

export function mountStatusPage(
  app: FastifyInstance,
  { status, publicUrl }: { status: () => Promise<ServiceStatus>; publicUrl: string },
): void {
  const pageHeaders = publicPageHeaders(STYLE, publicUrl.startsWith('https:'));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/status',
    async handler(request, reply) {
      const shown = await status();
      reply.headers(CACHING);
      if (!/\btext\/html\b/.test(request.headers.accept ?? ''))
        return sendJson(reply.header('access-control-allow-origin', '*'), jsonOf(shown));
      return sendHtml(
        reply.headers(pageHeaders),
        request.method,
        statusPage(shown, preferredLanguage(request.headers['accept-language'])),
      );
    },
  });
}

const jsonOf = ({ state, oldestQueuedVideoSeconds, turnarounds, paces, at }: ServiceStatus) => ({
  status: state,
  oldest_queued_video_seconds: oldestQueuedVideoSeconds === null ? null : Math.round(oldestQueuedVideoSeconds),
  turnaround: turnarounds && {
    talking_head: periodsOf(turnarounds.talking_head),
    scenes: periodsOf(turnarounds.scenes),
  },
  seconds_per_second_of_video: paces,
  as_of: at.toISOString(),
});

const periodsOf = ({ last7Days, last30Days }: Record<'last7Days' | 'last30Days', Turnaround | null>) => ({
  last_7_days: secondsOf(last7Days),
  last_30_days: secondsOf(last30Days),
});

const secondsOf = (turnaround: Turnaround | null) =>
  turnaround && { p50_seconds: turnaround.p50Seconds, p95_seconds: turnaround.p95Seconds };
