// Code samples that create a video through the API, filled in with the known API key, presenter and voice.

export interface SampleValues {
  /** The origin of the service, without a trailing slash. */
  origin: string;
  /** Undefined: the sample reads it from a variable. */
  apiKey: string | undefined;
  /** Undefined: the sample creates one first. */
  characterId: string | undefined;
  voiceId: string | undefined;
  /** A job to poll. Undefined: a placeholder. */
  jobId?: string | undefined;
}

const SCRIPT = 'Fresh bread, every morning at seven. See you tomorrow!';
const IDEA = 'Behind the counter of a sunny bakery';

export const presenter = {
  name: 'Ana',
  description: 'A friendly woman in her thirties with curly black hair and a mustard jumper',
};
export const voice = { name: 'Ana', language: 'English' };
export const videoOf = (character_id: string, voice_id: string) => ({
  mode: 'talking_head',
  character_id,
  voice_id,
  script: SCRIPT,
  video_idea: IDEA,
});

export function curlSample({ origin, apiKey, characterId, voiceId, jobId }: SampleValues): string {
  const post = (path: string, body: object) =>
    `curl -s $API${path} -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '${JSON.stringify(body, null, 2)}'`;
  return [
    ...(apiKey ? [`export KEY=${apiKey}`] : ['# export KEY=<your API key>']),
    `export API=${origin}/api/partner/v1`,
    '',
    ...(characterId ? [] : ['# Create a presenter from a description: 10 credits', post('/characters', presenter), '']),
    ...(voiceId ? [] : ['# Add a stock voice: free', post('/voices', voice), '']),
    '# Create the video: returns a workflow_id',
    post('/videos', videoOf(characterId ?? '<character_id>', voiceId ?? '<voice_id>')),
    '',
    '# Poll until status is completed; video_url is the finished video',
    `curl -s $API/jobs/${jobId ?? '<workflow_id>'}/status -H "Authorization: Bearer $KEY"`,
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
    `const api = createClient({ baseUrl: '${origin}', apiKey: ${key} });`,
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
