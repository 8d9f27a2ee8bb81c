// Tests that the alert rules and the Grafana dashboard use only metrics that the service has, and that every alert has a runbook.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../server/src/kernel/metrics.ts';

const read = (path: string) => readFile(join(import.meta.dirname, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}
const rules: Rule[] = parse(await read('prometheus/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);

interface Panel {
  type: string;
  title: string;
  targets?: { expr: string }[];
}
const { panels }: { panels: Panel[] } = JSON.parse(await read('grafana/greenroom.json'));

/** The names and label names of the service's metrics; Prometheus adds `up` and the labels `job` and `instance` itself. */
async function knownNames(): Promise<Set<string>> {
  const { body } = await createMetrics().page();
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name],
  );
  return new Set([...types, 'up']);
}

/** The names of metrics in an expression: names that are neither functions, keywords, grouping labels nor inside braces. */
function metricsIn(expr: string): string[] {
  const plain = expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').replace(/\bby \([^)]*\)/g, '');
  return [...plain.matchAll(/[a-z_][a-z0-9_]*(?!\w)(?! *\()/g)].map(([name]) => name);
}

test('every alert and every panel uses metrics of the service only', async () => {
  const known = await knownNames();
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  for (const [name, expr] of expressions) {
    const used = metricsIn(expr);
    expect(used.length, `${name}: ${expr}`).toBeGreaterThan(0);
    for (const metric of used) expect(known, `${name}: ${expr}`).toContain(metric);
  }
});

test('a metric that does not exist would be found', async () => {
  expect(metricsIn('sum by (queue) (rate(greenroom_gone_total{queue="batch"}[5m])) / up > 0.2')).toEqual([
    'greenroom_gone_total',
    'up',
  ]);
  expect(await knownNames()).not.toContain('greenroom_gone_total');
});

test('every alert names its own section of docs/operations.md', async () => {
  const headings = [...(await read('../docs/operations.md')).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(rules.map(({ alert }) => alert).toSorted()).toEqual(
    headings.filter((name) => name?.startsWith('Greenroom')).toSorted(),
  );
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(annotations.summary).not.toBe('');
  }
});
