// Tests of the colours of code samples.
import { expect, test } from 'vitest';
import { type CodeLanguage, tokensOf } from './code-tokens.ts';

const coloured = (code: string, language: CodeLanguage) =>
  tokensOf(code, language).flatMap(({ text, kind }) => (kind ? [[kind, text]] : []));

test('the members of a body in quotes are coloured, and what the reader fills in', () => {
  const code = `curl https://videos.example/jobs/WORKFLOW_ID \\\n  -H "Authorization: Bearer $KEY" \\\n  -d '{\n  "name": "Ana's",\n  "voice_id": "VOICE_ID"\n}'`;
  expect(coloured(code, 'shell')).toEqual([
    ['keyword', 'curl'],
    ['placeholder', 'WORKFLOW_ID'],
    ['property', '-H'],
    ['string', '"Authorization: Bearer $KEY"'],
    ['property', '-d'],
    ['property', '"name"'],
    ['string', '"Ana\'s"'],
    ['property', '"voice_id"'],
    ['placeholder', '"VOICE_ID"'],
  ]);
});

test('TypeScript, Python and JSON have the colours of their own words', () => {
  expect(coloured("const wait = await call(`/jobs/{id}`, 8_000, { const: 'x' }); // done", 'typescript')).toEqual([
    ['keyword', 'const'],
    ['keyword', 'await'],
    ['string', '`/jobs/{id}`'],
    ['number', '8_000'],
    ['keyword', 'const'],
    ['string', "'x'"],
    ['comment', '// done'],
  ]);
  expect(coloured('if job["status"] in ("done", f"/{a[\'b\']}"):  # poll', 'python')).toEqual([
    ['keyword', 'if'],
    ['string', '"status"'],
    ['keyword', 'in'],
    ['string', '"done"'],
    ['string', 'f"/{a[\'b\']}"'],
    ['comment', '# poll'],
  ]);
  expect(coloured('{"a": [-1.5, null], "b": "c: \\"d\\""}', 'json')).toEqual([
    ['property', '"a"'],
    ['number', '-1.5'],
    ['keyword', 'null'],
    ['property', '"b"'],
    ['string', '"c: \\"d\\""'],
  ]);
});

test('no character is lost, also of code that ends inside a string', () => {
  for (const language of ['shell', 'typescript', 'python', 'json'] as const) {
    const code = `a "b\n'c \`d # e 7 \\`;
    expect(
      tokensOf(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  }
});

test('the time is linear in the length', () => {
  for (const part of ['"', "'", '`', '"a', '\\"', '-1', '//', 'f"'])
    for (const language of ['shell', 'typescript', 'python', 'json'] as const)
      expect(tokensOf(part.repeat(100_000), language).length).toBeGreaterThan(0);
});
