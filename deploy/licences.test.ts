// The licences of everything that is shipped: permissive, or explained in THIRD_PARTY.md.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Component {
  group?: string;
  name: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 64 << 20 });
const sbom: { bomFormat: string; components: Component[] } = JSON.parse(stdout);
const thirdParty = await readFile(join(root, 'THIRD_PARTY.md'), 'utf8');

/** Those that need nothing but their notice, as THIRD_PARTY.md lists them. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Apache-2.0',
];

const licencesOf = ({ licenses = [] }: Component): string[] =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown');

const isPermissive = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.includes(one)));

/** `sharp`, or `@img/sharp-libvips-*` for all whose names begin like that. */
const explained = [...thirdParty.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

const isExplained = (name: string): boolean =>
  explained.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

test('THIRD_PARTY.md names the permissive licences', () => {
  for (const licence of PERMISSIVE) expect(thirdParty).toContain(licence);
});

test('every shipped package has a permissive licence, or is explained in THIRD_PARTY.md', () => {
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.components.length).toBeGreaterThan(100);
  const open = sbom.components.flatMap((component) => {
    const licences = licencesOf(component);
    const allowed = licences.length > 0 && licences.every(isPermissive);
    return allowed || isExplained(component.name) ? [] : [`${component.name}: ${licences.join(', ') || 'no licence'}`];
  });
  expect(open).toEqual([]);
});
