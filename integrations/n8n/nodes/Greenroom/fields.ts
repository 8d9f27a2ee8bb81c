// The fields of the node, by resource and operation.
import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

type Field = Omit<INodeProperties, 'displayOptions'> & { when?: Record<string, (string | boolean)[]> };

/** The fields that an operation shows. */
const forOperation = (resource: string, operation: string[], fields: Field[]): INodeProperties[] =>
  fields.map(({ when, ...field }) => ({
    ...field,
    displayOptions: { show: { resource: [resource], operation, ...when } },
  }));

const text = (displayName: string, name: string, more: Partial<Field> = {}): Field => ({
  displayName,
  name,
  type: 'string',
  default: '',
  required: true,
  ...more,
});

const choice = (displayName: string, name: string, options: INodePropertyOptions[], more: Partial<Field> = {}) => ({
  displayName,
  name,
  type: 'options' as const,
  options,
  default: options[0]!.value as string,
  ...more,
});

const operationsOf = (resource: string, options: INodePropertyOptions[]): INodeProperties => ({
  ...choice('Operation', 'operation', options),
  noDataExpression: true,
  displayOptions: { show: { resource: [resource] } },
});

const create = (action: string, description: string) => ({ name: 'Create', value: 'create', action, description });
const getMany = (action: string, description: string) => ({ name: 'Get Many', value: 'getAll', action, description });

const characterId = text('Character ID', 'characterId', { description: 'The presenter' });
const voiceId = text('Voice ID', 'voiceId', { description: 'A voice of your account' });
const name = text('Name', 'name', { description: 'The name in your account' });
const multiline = { typeOptions: { rows: 4 } };

const resolution = choice('Resolution', 'resolution', [
  { name: '480 × 854', value: '480p' },
  { name: '720 × 1280', value: '720p' },
]);
const captionsPosition = choice('Captions Position', 'captions_position', [
  { name: 'Bottom', value: 'bottom' },
  { name: 'Top', value: 'top' },
]);
const narration = choice('Narration', 'narration_mode', [
  { name: 'Automatic', value: 'auto' },
  { name: 'Voice-Over Only', value: 'voiceover' },
]);

const video: Field[] = [
  choice('Mode', 'mode', [
    { name: 'Talking Head', value: 'talking_head', description: 'One shot: the presenter talks to the camera' },
    { name: 'Scenes', value: 'scenes', description: 'Several scenes in which the presenter acts out the script' },
  ]),
  characterId,
  voiceId,
  text('Script', 'script', { ...multiline, description: 'Spoken verbatim. The speech may last up to 59 seconds.' }),
  text('Setting', 'videoIdea', {
    required: false,
    placeholder: 'In a sunny café',
    description: 'The place, or the content of the scenes. A talking head needs it unless it has a first frame.',
  }),
  {
    displayName: 'Options',
    name: 'talkingHeadOptions',
    type: 'collection',
    placeholder: 'Add option',
    default: {},
    when: { mode: ['talking_head'] },
    options: [
      {
        displayName: 'Captions',
        name: 'use_dynamic_captions',
        type: 'boolean',
        default: true,
        description: 'Whether to burn in captions, word by word, for 10 credits',
      },
      captionsPosition,
      { displayName: 'First Frame URL', name: 'first_frame_url', type: 'string', default: '' },
      { displayName: 'Language', name: 'captions_language', type: 'string', default: '' },
      resolution,
    ],
  },
  {
    displayName: 'Options',
    name: 'scenesOptions',
    type: 'collection',
    placeholder: 'Add option',
    default: {},
    when: { mode: ['scenes'] },
    options: [
      { displayName: 'Audience', name: 'audience', type: 'string', default: '' },
      {
        displayName: 'Fast',
        name: 'fast',
        type: 'boolean',
        default: true,
        description: 'Whether to render faster for about 25 % fewer credits, at slightly lower quality',
      },
      { displayName: 'Language', name: 'language', type: 'string', default: '' },
      narration,
      { displayName: 'Topic', name: 'topic', type: 'string', default: '' },
    ],
  },
];

const download: Field = {
  displayName: 'Download File',
  name: 'download',
  type: 'boolean',
  default: false,
  description: 'Whether to put the finished MP4 into the binary field "data"',
};

const videoFields: INodeProperties[] = [
  operationsOf('video', [
    create('Create a video', 'Order a video, and wait for it if you like'),
    { name: 'Estimate', value: 'estimate', action: 'Estimate a video', description: 'Get the price. It is free.' },
    { name: 'Get', value: 'get', action: 'Get a video', description: 'Get the status and the links of a video' },
  ]),
  ...forOperation('video', ['create', 'estimate'], video),
  ...forOperation(
    'video',
    ['create'],
    [
      {
        displayName: 'Maximum Credits',
        name: 'maxCredits',
        type: 'number',
        default: 0,
        typeOptions: { minValue: 0 },
        description: 'Nothing is ordered if the estimate is higher. 0 sets no maximum.',
      },
      {
        displayName: 'Wait Until Finished',
        name: 'wait',
        type: 'boolean',
        default: true,
        description: 'Whether to return the finished video instead of the queued job',
      },
      {
        displayName: 'Wait at Most (Minutes)',
        name: 'waitMinutes',
        type: 'number',
        default: 30,
        typeOptions: { minValue: 1 },
        description: 'After this time the node fails. The video is made all the same.',
        when: { wait: [true] },
      },
      { ...download, when: { wait: [true] } },
    ],
  ),
  ...forOperation('video', ['get'], [text('Video ID', 'workflowId', { description: 'The workflow_id' }), download]),
];

const characterFields: INodeProperties[] = [
  operationsOf('character', [
    create('Create a character', 'Create a presenter from a description or photos, for 10 credits'),
    { name: 'Get', value: 'get', action: 'Get a character', description: 'Get a presenter' },
    getMany('Get many characters', 'List the presenters of your account'),
  ]),
  ...forOperation('character', ['get'], [characterId]),
  ...forOperation(
    'character',
    ['create'],
    [
      name,
      choice('Source', 'source', [
        { name: 'Description', value: 'description' },
        { name: 'Photos', value: 'photos' },
      ]),
      text('Description', 'description', { ...multiline, when: { source: ['description'] } }),
      text('Photo URLs', 'photoUrls', {
        ...multiline,
        description: 'Public https links to 1 to 3 photos of one person, one a line',
        when: { source: ['photos'] },
      }),
    ],
  ),
];

const voiceFields: INodeProperties[] = [
  operationsOf('voice', [
    create('Create a voice', 'Choose a stock voice for free, or clone one for 30 credits'),
    getMany('Get many voices', 'List the voices of your account'),
  ]),
  ...forOperation(
    'voice',
    ['create'],
    [
      name,
      choice('Source', 'source', [
        { name: 'Stock Voice', value: 'language' },
        { name: 'Recordings', value: 'samples' },
      ]),
      text('Language', 'language', { placeholder: 'English', when: { source: ['language'] } }),
      {
        ...choice('Gender', 'gender', [
          { name: 'Female', value: 'female' },
          { name: 'Male', value: 'male' },
        ]),
        when: { source: ['language'] },
      },
      text('Sample URLs', 'sampleUrls', {
        ...multiline,
        description: 'Public https links to 1 to 25 recordings of one speaker, one a line',
        when: { source: ['samples'] },
      }),
    ],
  ),
];

const speechFields: INodeProperties[] = [
  operationsOf('speech', [create('Create speech', 'Speak a text, for 10 credits per 1,000 characters')]),
  ...forOperation('speech', ['create'], [voiceId, text('Text', 'text', multiline)]),
];

const imageFields: INodeProperties[] = [
  operationsOf('image', [create('Create an image', 'Show a presenter in a setting, for 6 credits')]),
  ...forOperation('image', ['create'], [characterId, text('Setting', 'sceneDescription', multiline)]),
];

const assetFields: INodeProperties[] = [
  operationsOf('asset', [getMany('Get many assets', 'List the generated files, newest first')]),
  ...forOperation(
    'asset',
    ['getAll'],
    [
      choice('Kind', 'kind', [
        { name: 'All', value: '' },
        { name: 'Character Sheets', value: 'character_sheet' },
        { name: 'First Frames', value: 'first_frame' },
        { name: 'Speech', value: 'tts_audio' },
        { name: 'Videos', value: 'video' },
      ]),
      {
        displayName: 'Return All',
        name: 'returnAll',
        type: 'boolean',
        default: false,
        description: 'Whether to return all results or only up to a given limit',
      },
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        default: 50,
        typeOptions: { minValue: 1 },
        description: 'Max number of results to return',
        when: { returnAll: [false] },
      },
    ],
  ),
];

const usageFields: INodeProperties[] = [
  operationsOf('usage', [
    { name: 'Get', value: 'get', action: 'Get the usage', description: 'Get the balance, and what was charged' },
  ]),
];

export const fields: INodeProperties[] = [
  {
    ...choice('Resource', 'resource', [
      { name: 'Asset', value: 'asset' },
      { name: 'Character', value: 'character' },
      { name: 'Image', value: 'image' },
      { name: 'Speech', value: 'speech' },
      { name: 'Usage', value: 'usage' },
      { name: 'Video', value: 'video' },
      { name: 'Voice', value: 'voice' },
    ]),
    noDataExpression: true,
    default: 'video',
  },
  ...videoFields,
  ...characterFields,
  ...voiceFields,
  ...speechFields,
  ...imageFields,
  ...assetFields,
  ...usageFields,
];
