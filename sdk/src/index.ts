// The exports of the package.
export { type Client, createClient } from './client.ts';
export * from './errors.ts';
export type { ApiPromise, CallOptions, ClientOptions, Fetch, LogEntry, PostOptions } from './http.ts';
export { JobFailed, type VideoProgress, type WaitOptions } from './resources/videos.ts';
