// Starts OpenStack Swift, from Debian's packages, as a real S3 service on this machine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../../demo/service.ts';
import type { S3Settings } from './s3-client.ts';

export const SWIFT_PACKAGES = ['memcached', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

const START_MS = 90_000;
const SERVERS = ['account', 'container', 'object'] as const;

export interface Swift {
  settings: S3Settings;
  stop(): Promise<void>;
}

/** False if Debian's packages are not installed. Swift reads its hash suffix from /etc/swift/swift.conf only. */
export const isSwiftInstalled = (): Promise<boolean> =>
  Promise.all(
    ['/usr/bin/swift-proxy-server', '/usr/bin/swift-object-server', '/etc/swift/swift.conf'].map((path) =>
      access(path),
    ),
  ).then(
    () => true,
    () => false,
  );

/** One replica in a temporary folder, whose file system must have extended attributes. */
export async function startSwift(): Promise<Swift> {
  const dir = await mkdtemp(join(tmpdir(), 'swift-'));
  const devices = join(dir, 'devices');
  await mkdir(join(devices, 'disk'), { recursive: true });
  const [proxyPort, cachePort] = [await freePort(), await freePort()];
  const serverPorts = [await freePort(), await freePort(), await freePort()];
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${dir}
devices = ${devices}
mount_check = false
log_address = /dev/null
`;
  for (const [index, server] of SERVERS.entries()) {
    const builder = join(dir, `${server}.builder`);
    const ring = (...args: string[]) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
    ring('create', '4', '1', '0');
    ring('add', `r1z1-127.0.0.1:${serverPorts[index]}/disk`, '1');
    ring('rebalance');
    await writeFile(
      join(dir, `${server}-server.conf`),
      `${common(serverPorts[index]!)}
[pipeline:main]
pipeline = ${server}-server
[app:${server}-server]
use = egg:swift#${server}
`,
    );
  }
  await writeFile(
    join(dir, 'proxy-server.conf'),
    `${common(proxyPort)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
  );
  const children: ChildProcess[] = [];
  let output = '';
  const programs = [...SERVERS, 'proxy'].map((server) => [
    `swift-${server}-server`,
    join(dir, `${server}-server.conf`),
  ]);
  for (const [program, ...args] of [
    ['memcached', '-u', 'nobody', '-l', '127.0.0.1', '-p', String(cachePort)],
    ...programs,
  ]) {
    const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
    children.push(child);
  }
  const stop = async () => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }),
    );
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  const settings: S3Settings = {
    bucket: 'greenroom',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${proxyPort}`,
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
    pathStyle: true,
  };
  const { region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    endpoint: endpoint!,
    credentials: credentials!,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  for (const deadline = Date.now() + START_MS; ; await sleep(200)) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
      return { settings, stop };
    } catch (error) {
      if (Date.now() < deadline) continue;
      await stop();
      throw new Error(`Swift did not start.\n${output.slice(-2_000)}`, { cause: error });
    }
  }
}
