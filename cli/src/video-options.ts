// The members of a video's body, as options of a command and as columns of a table.
import type { NewVideo } from '@greenroom/sdk';
import type { Option } from './command.ts';

export const videoOptions: readonly Option[] = [
  { name: 'mode', type: 'text', choices: ['talking_head', 'scenes'], about: 'talking_head by default.' },
  { name: 'character-id', type: 'text', isRequired: true, about: 'The presenter.' },
  { name: 'voice-id', type: 'text', about: 'The voice that speaks the script.' },
  { name: 'script', type: 'text', about: 'Spoken verbatim.' },
  { name: 'audio-url', type: 'text', about: 'talking_head: a link to a recording, instead of voice and script.' },
  { name: 'video-idea', type: 'text', about: 'A description of the opening image, or of the scenes.' },
  { name: 'first-frame-url', type: 'text', about: 'talking_head: a link to a still of one person, used unchanged.' },
  { name: 'resolution', type: 'text', choices: ['480p', '720p'], about: 'talking_head: 480p by default.' },
  { name: 'use-dynamic-captions', type: 'flag', about: 'talking_head: burns in captions, for 10 credits.' },
  { name: 'captions-language', type: 'text', about: 'talking_head: the spoken language. Detected if omitted.' },
  { name: 'captions-position', type: 'text', choices: ['top', 'bottom'], about: 'talking_head: bottom by default.' },
  { name: 'narration-mode', type: 'text', choices: ['auto', 'voiceover'], about: 'scenes: auto by default.' },
  {
    name: 'scene-elements',
    type: 'json',
    about: 'scenes: images to show, such as [{"url": "https://…", "role": "product", "caption": "New"}].',
  },
  { name: 'fast', type: 'flag', about: 'scenes: faster and cheaper, at slightly lower quality.' },
  { name: 'topic', type: 'text', about: 'scenes: the topic, as context.' },
  { name: 'audience', type: 'text', about: 'scenes: the audience, as context.' },
  { name: 'language', type: 'text', about: 'scenes: the spoken language. Detected if omitted.' },
];

/** The service checks the rest. */
export const withMode = (body: Partial<NewVideo>): NewVideo => ({ mode: 'talking_head', ...body }) as NewVideo;
