// A code sample in Python that creates a video through the API and waits for it, without packages to install.
import { t } from '@lingui/core/macro';
import { presenter, type Sample, type SampleValues, videoOf, voice } from '../guide/code-samples.ts';

/** A member whose value is in a variable of the same name. */
const VARIABLE = '\u0000';

/** As a Python dictionary: the values are texts, and the name of a variable is written without quotes. */
const dictionary = (body: Readonly<Record<string, string>>): string =>
  [
    '{',
    ...Object.entries(body).map(
      ([name, value]) => `    ${JSON.stringify(name)}: ${value === VARIABLE ? name : JSON.stringify(value)},`,
    ),
    '}',
  ].join('\n');

export function pythonSample({ origin, characterId, voiceId }: SampleValues): Sample {
  const code = [
    'import json, os, time, urllib.request',
    '',
    `API = "${origin}/api/partner/v1"`,
    'KEY = os.environ["GREENROOM_API_KEY"]',
    '',
    '',
    'def call(path, body=None):',
    '    data = None if body is None else json.dumps(body).encode()',
    '    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}',
    '    with urllib.request.urlopen(urllib.request.Request(API + path, data, headers)) as response:',
    '        return json.load(response)',
    '',
    '',
    ...(characterId ? [] : [`character_id = call("/characters", ${dictionary(presenter)})["character_id"]`]),
    ...(voiceId ? [] : [`voice_id = call("/voices", ${dictionary(voice)})["voice_id"]`]),
    `video = call("/videos", ${dictionary(videoOf(characterId ?? VARIABLE, voiceId ?? VARIABLE))})`,
    'while True:',
    '    job = call(f"/jobs/{video[\'workflow_id\']}/status")',
    '    if job["status"] in ("completed", "failed"):',
    '        break',
    '    time.sleep(8)',
    'print(job["video_url"] or job["error_message"])',
  ].join('\n');
  return { title: t`Save as ${'video.py'} and run: ${'python3 video.py'}`, code };
}
