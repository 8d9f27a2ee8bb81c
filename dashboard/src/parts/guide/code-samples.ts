// Code samples that create a video through the API and run without packages to install, filled in with the known presenter and voice.
import { flatPrices, priceOfSpeech, tenthsPerSecond } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { formatPrice } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/languages.ts';

/** The variable from which the samples read the API key. */
export const KEY_VARIABLE = 'GREENROOM_API_KEY';

export interface SampleValues {
  /** The origin of the service, without a trailing slash. */
  origin: string;
  /** Undefined: the sample creates one first. */
  characterId: string | undefined;
  voiceId: string | undefined;
  /** Of the latest video; undefined: none. */
  workflowId: string | undefined;
}

const SCRIPT = t`Fresh bread, every morning at seven. See you tomorrow!`;
const IDEA = 'Behind the counter of a sunny bakery';

export const presenter = {
  name: 'Ana',
  description: 'A friendly woman in her thirties with curly black hair and a mustard jumper',
};
/** The script is in the language of the dashboard. */
export const voice = { name: 'Ana', language: currentLanguage() };
export const videoOf = <Id extends string | undefined>(character_id: Id, voice_id: Id) => ({
  mode: 'talking_head',
  character_id,
  voice_id,
  script: SCRIPT,
  video_idea: IDEA,
});

/** About as long as the script takes to say. */
const SECONDS = 4;

/** About what running a sample costs, in credits. */
export const priceOfSample = ({ characterId }: Pick<SampleValues, 'characterId'>): number =>
  Math.round((SECONDS * (tenthsPerSecond.talkingHead['480p'] + tenthsPerSecond.lipsync)) / 10) +
  priceOfSpeech(SCRIPT.length) +
  flatPrices.firstFrame +
  (characterId ? 0 : flatPrices.character);

export interface Sample {
  /** What it does, or how it is run. */
  title: string;
  code: string;
}

export interface RequestSample extends Sample {
  /** What it costs and returns. */
  note: string;
  /** What it creates exists. */
  isDone?: boolean;
}

/** One command for each request. The next one has what a response returns once it is known here, so that nothing but curl is needed. */
export function curlSamples({ origin, characterId, voiceId, workflowId }: SampleValues): RequestSample[] {
  const request = (path: string, body?: object) =>
    [
      `curl ${origin}/api/partner/v1${path}`,
      `  -H "Authorization: Bearer $${KEY_VARIABLE}"`,
      ...(body
        ? ["  -H 'Content-Type: application/json'", `  -d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}'`]
        : []),
    ].join(' \\\n');
  return [
    {
      title: t`Create a presenter`,
      note: characterId ? t`You already have one` : t`${formatPrice(flatPrices.character)}, returns character_id`,
      code: request('/characters', presenter),
      isDone: characterId !== undefined,
    },
    {
      title: t`Add a voice`,
      note: voiceId ? t`You already have one` : t`Free, returns voice_id`,
      code: request('/voices', voice),
      isDone: voiceId !== undefined,
    },
    {
      title: t`Create the video`,
      note: characterId && voiceId ? t`Returns workflow_id` : t`The IDs appear here once both exist`,
      code: request('/videos', videoOf(characterId ?? 'CHARACTER_ID', voiceId ?? 'VOICE_ID')),
    },
    {
      title: t`Poll its status`,
      note: t`Until completed or failed. The video is at video_url`,
      code: request(`/jobs/${workflowId ?? 'WORKFLOW_ID'}/status`),
    },
  ];
}

/** As a literal. A member without a value has that of a variable of the same name. */
const literal = (body: Readonly<Record<string, string | undefined>>): string =>
  [
    '{',
    ...Object.entries(body).map(([name, value]) => (value === undefined ? `  ${name},` : `  ${name}: '${value}',`)),
    '}',
  ].join('\n');

export function typescriptSample({ origin, characterId, voiceId }: SampleValues): Sample {
  const code = [
    `const API = '${origin}/api/partner/v1';`,
    'const headers = {',
    `  authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,`,
    "  'content-type': 'application/json',",
    '};',
    '',
    'async function call(path: string, body?: object): Promise<any> {',
    "  const method = body ? 'POST' : 'GET';",
    '  const response = await fetch(API + path, { method, headers, body: JSON.stringify(body) });',
    '  if (!response.ok) throw new Error(await response.text());',
    '  return response.json();',
    '}',
    '',
    ...(characterId ? [] : [`const { character_id } = await call('/characters', ${literal(presenter)});`]),
    ...(voiceId ? [] : [`const { voice_id } = await call('/voices', ${literal(voice)});`]),
    `const { workflow_id } = await call('/videos', ${literal(videoOf(characterId, voiceId))});`,
    'let job;',
    'do {',
    '  await new Promise((resolve) => setTimeout(resolve, 8_000));',
    `  job = await call(\`/jobs/\${workflow_id}/status\`);`,
    "} while (!['completed', 'failed'].includes(job.status));",
    'console.log(job.video_url ?? job.error_message);',
  ].join('\n');
  return { title: t`Save as ${'video.mts'} and run: ${'node video.mts'}`, code };
}
