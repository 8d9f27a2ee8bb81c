// A client whose `fetch` returns prepared responses, and records the requests.
import { type ClientOptions, createClient } from './index.ts';

export interface Prepared {
  status?: number;
  /** Objects are sent as JSON. */
  body: unknown;
  headers?: Record<string, string>;
}

export interface SentRequest {
  /** Method and path, such as `GET /voices`. */
  target: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Gives these answers in order, and then repeats the last one. An error is thrown instead of a response. */
export function prepare(answers: (Prepared | Error)[], options: Partial<ClientOptions> = {}) {
  const requests: SentRequest[] = [];
  const client = createClient({
    baseUrl: 'https://video.example.com/',
    apiKey: 'gr_key',
    async fetch(url, { method, headers, body }) {
      const path = url.replace('https://video.example.com/api/partner/v1', '');
      requests.push({
        target: `${method} ${path}`,
        headers: headers as Record<string, string>,
        body: body ? JSON.parse(String(body)) : undefined,
      });
      const answer = answers[Math.min(requests.length, answers.length) - 1]!;
      if (answer instanceof Error) throw answer;
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
    },
    ...options,
  });
  return { client, requests };
}
