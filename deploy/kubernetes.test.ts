// Tests the Kubernetes manifests against the types and schemas of Kubernetes and KEDA, and what the service needs of them.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const folder = join(import.meta.dirname, 'kubernetes');

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: the schemas check what it contains.
  spec: any;
}

const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
const manifests: Manifest[] = [];
for (const name of files) {
  for (const document of parseAllDocuments(await readFile(join(folder, name), 'utf8'))) manifests.push(document.toJS());
}

/** The module that describes an API version, such as `apps/v1`. */
const moduleOf = (apiVersion: string): string => {
  if (apiVersion.startsWith('keda.sh/')) return `@kubernetes-models/keda/${apiVersion}`;
  return `kubernetes-models/${apiVersion}`;
};

const checked = await mkdtemp(join(import.meta.dirname, '.checked-'));
afterAll(() => rm(checked, { recursive: true, force: true }));

/** What TypeScript reports of objects that are written as literals of the types of Kubernetes: also members that do not exist. */
async function typeErrors(objects: readonly Manifest[]): Promise<string> {
  const lines = objects.flatMap(({ apiVersion, kind, ...rest }, index) => [
    `import type { I${kind} as T${index} } from '${moduleOf(apiVersion)}';`,
    `export const o${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  ]);
  const file = join(checked, 'manifests.ts');
  await writeFile(file, lines.join('\n'));
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig'];
  return promisify(execFile)(tsc, [...options, file]).then(
    () => '',
    (error: { stdout: string; message: string }) => error.stdout || error.message,
  );
}

test('every manifest has only members that Kubernetes and KEDA know', async () => {
  expect(manifests.length).toBeGreaterThan(10);
  expect(await typeErrors(manifests)).toBe('');
});

test('a misspelled member is found', async () => {
  const [deployment] = structuredClone(manifests.filter(({ kind }) => kind === 'Deployment'));
  deployment!.spec.template.spec.terminationGraceSeconds = 45;
  expect(await typeErrors([deployment!])).toContain('terminationGraceSeconds');
});

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s matches its schema',
  async (_name, manifest) => {
    const models = await import(moduleOf(manifest.apiVersion));
    expect(() => new models[manifest.kind](manifest).validate()).not.toThrow();
  },
);

const pods = manifests
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  .map(({ metadata, kind, spec }) => [metadata.name, kind, spec.template.spec] as const);

test.each(pods)('%s runs without root, capabilities and a writable root file system', (_name, _kind, pod) => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod.automountServiceAccountToken).toBe(false);
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(['/data', '/tmp']);
    expect(container.resources.limits.memory).toBeDefined();
  }
});

test.each(pods.filter(([, kind]) => kind === 'Deployment'))('%s has time to drain', async (_name, _kind, pod) => {
  const source = await readFile(join(import.meta.dirname, '../server/src/bin/run-until-signal.ts'), 'utf8');
  const drainMs = Number(source.match(/DRAIN_LIMIT_MS = ([\d_]+)/)?.[1]?.replaceAll('_', ''));
  const [container] = pod.containers;
  const waits = Number(container.lifecycle?.preStop.exec.command[1] ?? 0);
  expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(drainMs + waits * 1000);
});

test('every deployment has a disruption budget, and each scaled object names a deployment', () => {
  const named = (wanted: string) =>
    manifests.filter(({ kind }) => kind === wanted).map(({ metadata }) => metadata.name);
  const deployments = named('Deployment');
  expect(named('PodDisruptionBudget').toSorted()).toEqual(deployments.toSorted());
  const scaled = manifests.filter(({ kind }) => kind === 'ScaledObject').map(({ spec }) => spec.scaleTargetRef.name);
  expect(scaled.toSorted()).toEqual(deployments.filter((name) => name.includes('worker')).toSorted());
});
