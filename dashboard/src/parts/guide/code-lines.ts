// The lines with which a program makes the same video, filled in with what is known: key, presenter, voice.

export interface Known {
  /** Where the service is reached, without a slash at the end. */
  origin: string;
  /** Undefined: stands in a variable. */
  apiKey: string | undefined;
  /** Undefined: is made first. */
  characterId: string | undefined;
  voiceId: string | undefined;
}

const SCRIPT = 'Fresh bread, every morning at seven. See you tomorrow!';
const IDEA = 'Behind the counter of a sunny bakery';

const presenter = {
  name: 'Ana',
  description: 'A friendly woman in her thirties with curly black hair and a mustard jumper',
};
const voice = { name: 'Ana', language: 'English' };
const videoOf = (character_id: string, voice_id: string) => ({
  mode: 'talking_head',
  character_id,
  voice_id,
  script: SCRIPT,
  video_idea: IDEA,
});

export function curlLines({ origin, apiKey, characterId, voiceId }: Known): string {
  const post = (path: string, body: object) =>
    `curl -s $API${path} -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '${JSON.stringify(body, null, 2)}'`;
  return [
    ...(apiKey ? [`export KEY=${apiKey}`] : ['# export KEY=your key']),
    `export API=${origin}/api/partner/v1`,
    '',
    ...(characterId ? [] : ['# A presenter from words: 10 credits', post('/characters', presenter), '']),
    ...(voiceId ? [] : ['# A voice of the library: free', post('/voices', voice), '']),
    '# The video: answers a workflow_id',
    post('/videos', videoOf(characterId ?? '<character_id>', voiceId ?? '<voice_id>')),
    '',
    '# Until it is completed; then video_url is the film',
    'curl -s $API/jobs/<workflow_id>/status -H "Authorization: Bearer $KEY"',
  ].join('\n');
}

export function typescriptLines({ origin, apiKey, characterId, voiceId }: Known): string {
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
