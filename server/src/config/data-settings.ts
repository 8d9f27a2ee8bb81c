// The settings of where data is kept: the folder, the object store and the database.
import { AssetKind } from '@greenroom/contract/assets';
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { address, list, truth, whole } from './setting-types.ts';

const RETENTION = new RegExp(`^(${AssetKind.options.join('|')}):([1-9]\\d{0,4})d$`);

const assetRetention = list
  .refine((items) => items.every((item) => RETENTION.test(item)))
  .transform((items) => items.map((item) => item.slice(0, -1).split(':') as [AssetKind, string]))
  .refine((items) => new Set(items.map(([kind]) => kind)).size === items.length)
  .transform((items): { [K in AssetKind]?: number } =>
    Object.fromEntries(items.map(([kind, days]) => [kind, Number(days)])),
  );

export const dataSettings = {
  DATA_DIR: setting(z.string().min(1).default('./data'), {
    form: 'the path of a folder',
    about:
      'The folder of stored files (photos, recordings, videos), temporary files and the embedded PostgreSQL. Back it up.',
    default: './data',
  }),
  STORAGE: setting(z.enum(['disk', 's3']).default('disk'), {
    form: 'disk or s3',
    about: 'Where stored files are kept: below DATA_DIR, or in a bucket of Amazon S3 or a compatible service.',
    default: 'disk',
  }),
  STORAGE_FALLBACK: setting(z.enum(['disk', 's3']).optional(), {
    form: 'disk or s3, and not the same as STORAGE',
    about:
      'Set it only while files move from one store to the other: files that STORAGE lacks are read from this one, and files are deleted in both. See “Move to another store” in docs/operations.md.',
    default: 'none',
  }),
  S3_BUCKET: setting(z.string().min(1).optional(), {
    form: 'the name of a bucket',
    about: 'The bucket of the store `s3`. It must exist, and should be used for nothing else.',
    default: 'none',
  }),
  S3_REGION: setting(z.string().min(1).default('us-east-1'), {
    form: 'the name of a region',
    about: 'The region of the bucket.',
    default: 'us-east-1',
  }),
  S3_ENDPOINT: setting(address(/^https?:\/\/[^?#]+$/).optional(), {
    form: 'an http or https URL without a query',
    about: 'The address of an S3-compatible service.',
    default: 'Amazon S3 in S3_REGION',
  }),
  S3_PATH_STYLE: setting(truth.default(false), {
    form: 'true or false',
    about:
      'Whether the bucket is named in the path of the URL instead of its host, which most services other than Amazon S3 need.',
    default: 'false',
  }),
  S3_ACCESS_KEY_ID: setting(z.string().min(1).optional(), {
    form: 'text',
    about: 'The access key of the bucket. Set it together with S3_SECRET_ACCESS_KEY.',
    default: 'what the AWS SDK finds, such as the role of the machine or of the Kubernetes service account',
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1).optional(), {
    form: 'text',
    about: 'The secret of S3_ACCESS_KEY_ID.',
    default: 'none',
    secret: true,
  }),
  S3_PUBLIC_ENDPOINT: setting(address(/^https?:\/\/[^?#]+$/).optional(), {
    form: 'an http or https URL without a query',
    about: 'The address at which browsers and partners reach the S3-compatible service, for `ASSET_DELIVERY=redirect`.',
    default: 'S3_ENDPOINT',
  }),
  ASSET_DELIVERY: setting(z.enum(['proxy', 'redirect']).default('proxy'), {
    form: 'proxy or redirect',
    about:
      'Whether the service sends pictures, sound and videos itself (`proxy`), or redirects requests for them to URLs of the bucket that are valid for an hour (`redirect`). See “Deliver files from S3” in docs/operations.md.',
    default: 'proxy',
  }),
  DATABASE_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'a URL that begins with postgresql://',
    about: 'Your own PostgreSQL server, version 15 or newer.',
    default: 'the embedded PostgreSQL 18 in DATA_DIR',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'a URL that begins with postgresql://',
    about:
      'The same database without its connection pooler, if DATABASE_URL is a pooler in transaction mode. Used for the job queue, notifications, migrations and commands.',
    default: 'DATABASE_URL is used for everything',
    secret: true,
  }),
  DATABASE_REPLICA_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'a URL that begins with postgresql://',
    about:
      'A streaming replica of your own PostgreSQL server, not through a pooler. Usage charts, costs, the operator’s list of jobs and queue metrics are read from it, unless it is down or lags by more than 10 seconds.',
    default: 'the primary is used',
    secret: true,
  }),
  DATABASE_CONNECTIONS: setting(whole(8, 1_000).default(20), {
    form: 'a whole number from 8 to 1000',
    about:
      'The maximum number of database connections that one process opens for requests and jobs. It opens up to four more, always without a pooler, for the job queue and notifications. Checked at start against the limits of the server, the database and the role.',
    default: '20',
  }),
  ASSET_RETENTION: setting(assetRetention.default({}), {
    form: `a list such as video:90d,tts_audio:30d of different kinds (${AssetKind.options.join(', ')}) with days from 1 to 99999`,
    about:
      'How long assets of a kind are kept. Older ones are deleted with their files, and their URLs, which are otherwise permanent, return 404: tell your partners before you set it. The sheet of a presenter stays until the presenter is deleted; jobs and receipts always stay.',
    default: 'all assets are kept for good',
  }),
};
