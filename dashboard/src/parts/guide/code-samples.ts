// Code samples that create a video through the API, filled in with the known API key, presenter and voice.
import { t } from '@lingui/core/macro';
import { currentLanguage } from '../../lib/languages.ts';

export interface SampleValues {
  /** The origin of the service, without a trailing slash. */
  origin: string;
  /** Undefined: the sample reads it from a variable. */
  apiKey: string | undefined;
  /** Undefined: the sample creates one first. */
  characterId: string | undefined;
  voiceId: string | undefined;
}

const SCRIPT = t`Fresh bread, every morning at seven. See you tomorrow!`;
const IDEA = 'Behind the counter of a sunny bakery';

export const presenter = {
  name: 'Ana',
  description: 'A friendly woman in her thirties with curly black hair and a mustard jumper',
};
/** The script is in the language of the dashboard. */
export const voice = { name: 'Ana', language: currentLanguage() };
export const videoOf = (character_id: string, voice_id: string) => ({
  mode: 'talking_head',
  character_id,
  voice_id,
  script: SCRIPT,
  video_idea: IDEA,
});

/** The value of a shell variable, inside a body in single quotes. */
const inQuotes = (variable: string) => `'$${variable}'`;

/** A command that reads one member of a JSON object without programs to install. */
const read = (member: string) => String.raw`sed -n 's/.*"${member}": *"\([^"]*\)".*/\1/p'`;

export function curlSample({ origin, apiKey, characterId, voiceId }: SampleValues): string {
  const post = (path: string, body: object) =>
    `curl -s $API${path} -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '${JSON.stringify(body, null, 2)}'`;
  const idOf = (variable: string, member: string, path: string, body: object) =>
    `${variable}=$(${post(path, body)} | ${read(member)})`;
  return [
    ...(apiKey ? [`export KEY=${apiKey}`] : ['# export KEY=<your API key>']),
    `export API=${origin}/api/partner/v1`,
    '',
    ...(characterId
      ? []
      : [
          '# Create a presenter from a description: 10 credits',
          idOf('CHARACTER_ID', 'character_id', '/characters', presenter),
          '',
        ]),
    ...(voiceId ? [] : ['# Add a stock voice: free', idOf('VOICE_ID', 'voice_id', '/voices', voice), '']),
    '# Create the video: returns a workflow_id',
    `VIDEO=$(${post('/videos', videoOf(characterId ?? inQuotes('CHARACTER_ID'), voiceId ?? inQuotes('VOICE_ID')))})`,
    'echo "$VIDEO"',
    `JOB=$(echo "$VIDEO" | ${read('workflow_id')})`,
    '',
    '# Poll until status is completed or failed; video_url is the finished video',
    'until curl -s $API/jobs/$JOB/status -H "Authorization: Bearer $KEY" |',
    `  grep -E '"status": *"(completed|failed)"|"error":'; do sleep 8; done`,
  ].join('\n');
}

export function typescriptSample({ origin, apiKey, characterId, voiceId }: SampleValues): string {
  const key = apiKey ? `'${apiKey}'` : 'process.env.GREENROOM_API_KEY';
  const members = [
    "mode: 'talking_head'",
    characterId ? `character_id: '${characterId}'` : 'character_id',
    voiceId ? `voice_id: '${voiceId}'` : 'voice_id',
    `script: '${SCRIPT}'`,
    `video_idea: '${IDEA}'`,
  ];
  return [
    "import { createClient } from '@greenroom/sdk';",
    '',
    'const api = createClient({',
    `  baseUrl: '${origin}',`,
    `  apiKey: ${key},`,
    '});',
    ...(characterId
      ? []
      : [
          'const { character_id } = await api.characters.create({',
          `  name: '${presenter.name}',`,
          `  description: '${presenter.description}',`,
          '});',
        ]),
    ...(voiceId
      ? []
      : [`const { voice_id } = await api.voices.create({ name: '${voice.name}', language: '${voice.language}' });`]),
    'const { workflow_id } = await api.videos.create({',
    ...members.map((member) => `  ${member},`),
    '});',
    'const { video_url } = await api.videos.waitFor(workflow_id);',
  ].join('\n');
}
