// Tests that the parts of deploy/compose.yaml refer to one another and are confined.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
}

const text = await readFile(join(import.meta.dirname, 'compose.yaml'), 'utf8');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const own = Object.values(services).filter(({ image }) => image === 'greenroom');

test('a database, a store, the migration, the API, a worker and a proxy are started, and only the proxy is public', () => {
  expect(own.map(({ command }) => command)).toEqual([['migrate'], ['serve'], ['work']]);
  const open = Object.keys(services).filter((name) => services[name]?.ports);
  expect(open).toEqual(['proxy']);
});

test('services wait only for services that exist, and all named volumes are declared', () => {
  for (const { depends_on = {}, volumes: used = [] } of Object.values(services)) {
    for (const name of Object.keys(depends_on)) expect(Object.keys(services)).toContain(name);
    for (const volume of used) {
      const [source = ''] = volume.split(':');
      if (!/^[./]/.test(source)) expect(Object.keys(volumes)).toContain(source);
    }
  }
});

test('processes of Greenroom cannot write to their image and have no capabilities', () => {
  expect(own).toHaveLength(3);
  for (const service of own) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('secrets come from variables without a default, which the example lists', async () => {
  const example = await readFile(join(import.meta.dirname, 'compose.example.env'), 'utf8');
  const required = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  expect(required.size).toBe(3);
  for (const name of required) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  for (const { environment = {} } of Object.values(services)) {
    for (const [name, value] of Object.entries(environment)) {
      if (/PASSWORD|SECRET|DATABASE_URL/.test(name)) expect(value, name).toMatch(/\$\{\w+:\?\}/);
    }
  }
});
