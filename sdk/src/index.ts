// The exports of the package.
export type { BatchItem, BatchOptions, BatchReport, BatchRow } from './batch.ts';
export { type Client, createClient } from './client.ts';
export type { DownloadOptions } from './download.ts';
export * from './errors.ts';
export type { ApiPromise, CallOptions, ClientOptions, Fetch, LogEntry, PostOptions } from './http.ts';
export type * from './types.ts';
export type { VideoProgress, WaitOptions } from './wait.ts';
export { InvalidWebhook, verifyWebhook, type WebhookRequest } from './webhooks.ts';
