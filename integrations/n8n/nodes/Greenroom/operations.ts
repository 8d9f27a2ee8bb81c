// What each operation of the node sends, and what it returns.
import { type IBinaryKeyData, type IDataObject, NodeOperationError, sleep } from 'n8n-workflow';
import { type Call, type Item, idempotencyKeyOf, request } from './request';

export interface Result {
  json: IDataObject;
  binary?: IBinaryKeyData;
}

type Operation = (item: Item) => Promise<Result[]>;

const POLL_MS = 8_000;
const PAGE = 100;

const textOf = ({ node, index }: Item, name: string): string => String(node.getNodeParameter(name, index, ''));
const numberOf = ({ node, index }: Item, name: string): number => Number(node.getNodeParameter(name, index, 0));
const isOn = ({ node, index }: Item, name: string): boolean => node.getNodeParameter(name, index, false) === true;
const optionsOf = ({ node, index }: Item, name = 'options'): IDataObject =>
  node.getNodeParameter(name, index, {}) as IDataObject;

/** One link a line or between commas. */
const linksOf = (item: Item, name: string): string[] =>
  textOf(item, name)
    .split(/[\n,]/)
    .map((link) => link.trim())
    .filter((link) => link !== '');

/** Members without a value are left out, so that the service uses its defaults. */
const filled = (members: IDataObject): IDataObject =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== '' && value !== undefined));

const send = async (item: Item, call: Call): Promise<Result[]> => [{ json: await request(item, call) }];
const post = (item: Item, path: string, body: IDataObject): Promise<Result[]> =>
  send(item, { method: 'POST', path, body, idempotencyKey: idempotencyKeyOf(item) });

async function list(item: Item, path: string, member: string, query: IDataObject = {}): Promise<Result[]> {
  const found = (await request(item, { method: 'GET', path, query }))[member] as IDataObject[];
  return found.map((json) => ({ json }));
}

/** Reads pages until there are as many as the node's limit, or no more. */
async function listAssets(item: Item): Promise<Result[]> {
  const kind = textOf(item, 'kind');
  const max = isOn(item, 'returnAll') ? Number.POSITIVE_INFINITY : numberOf(item, 'limit');
  const found: Result[] = [];
  while (found.length < max) {
    const limit = Math.min(PAGE, max - found.length);
    const page = await list(item, '/assets', 'assets', filled({ kind, limit, offset: found.length }));
    found.push(...page);
    if (page.length < limit) break;
  }
  return found;
}

const videoBody = (item: Item): IDataObject =>
  filled({
    mode: textOf(item, 'mode'),
    character_id: textOf(item, 'characterId'),
    voice_id: textOf(item, 'voiceId'),
    script: textOf(item, 'script'),
    video_idea: textOf(item, 'videoIdea'),
    ...optionsOf(item, textOf(item, 'mode') === 'scenes' ? 'scenesOptions' : 'talkingHeadOptions'),
  });

/** Throws if the estimate is above the node's maximum, before anything is ordered. */
async function checkPrice(item: Item, body: IDataObject): Promise<void> {
  const maxCredits = numberOf(item, 'maxCredits');
  if (maxCredits === 0) return;
  const quote = await request(item, { method: 'POST', path: '/videos/estimate', body });
  const price = Number(quote.credits_required);
  if (price <= maxCredits) return;
  throw new NodeOperationError(
    item.node.getNode(),
    `The video costs up to ${price} credits, and the maximum is ${maxCredits}. Nothing was ordered.`,
    { itemIndex: item.index },
  );
}

const jobOf = (item: Item, workflowId: string): Promise<IDataObject> =>
  request(item, { method: 'GET', path: `/jobs/${encodeURIComponent(workflowId)}/status` });

/** Polls until the job ends, at most as long as the node allows. The job goes on after that. */
async function waitFor(item: Item, workflowId: string): Promise<Result[]> {
  const until = Date.now() + numberOf(item, 'waitMinutes') * 60_000;
  for (;;) {
    const job = await jobOf(item, workflowId);
    const error = { itemIndex: item.index };
    if (job.status === 'completed') return isOn(item, 'download') ? [await withFile(item, job)] : [{ json: job }];
    if (job.status === 'failed') {
      const reason = String(job.error_message ?? 'The job failed.');
      throw new NodeOperationError(item.node.getNode(), `${reason} Nothing was charged.`, error);
    }
    if (Date.now() + POLL_MS > until) {
      const message = `The video ${workflowId} is not finished yet. Read it later with the operation Get.`;
      throw new NodeOperationError(item.node.getNode(), message, error);
    }
    await sleep(POLL_MS);
  }
}

async function withFile({ node }: Item, job: IDataObject): Promise<Result> {
  const url = String(job.video_url);
  const file = (await node.helpers.httpRequest({ method: 'GET', url, encoding: 'arraybuffer' })) as ArrayBuffer;
  const data = await node.helpers.prepareBinaryData(Buffer.from(file), `${String(job.workflow_id)}.mp4`, 'video/mp4');
  return { json: job, binary: { data } };
}

async function createVideo(item: Item): Promise<Result[]> {
  const body = videoBody(item);
  await checkPrice(item, body);
  const [queued] = await post(item, '/videos', body);
  if (!isOn(item, 'wait')) return [queued!];
  return waitFor(item, String(queued!.json.workflow_id));
}

async function getVideo(item: Item): Promise<Result[]> {
  const job = await jobOf(item, textOf(item, 'workflowId'));
  return [isOn(item, 'download') && job.status === 'completed' ? await withFile(item, job) : { json: job }];
}

const createCharacter: Operation = (item) => {
  const source =
    textOf(item, 'source') === 'photos'
      ? { selfie_image_urls: linksOf(item, 'photoUrls') }
      : { description: textOf(item, 'description') };
  return post(item, '/characters', { name: textOf(item, 'name'), ...source });
};

const createVoice: Operation = (item) => {
  const source =
    textOf(item, 'source') === 'samples'
      ? { sample_urls: linksOf(item, 'sampleUrls') }
      : { language: textOf(item, 'language'), gender: textOf(item, 'gender') };
  return post(item, '/voices', { name: textOf(item, 'name'), ...source });
};

/** By resource and operation. */
export const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  asset: { getAll: listAssets },
  character: {
    create: createCharacter,
    get: (item) =>
      send(item, { method: 'GET', path: `/characters/${encodeURIComponent(textOf(item, 'characterId'))}` }),
    getAll: (item) => list(item, '/characters', 'characters'),
  },
  image: {
    create: (item) =>
      post(item, '/images/first-frame', {
        character_id: textOf(item, 'characterId'),
        scene_description: textOf(item, 'sceneDescription'),
      }),
  },
  speech: {
    create: (item) => post(item, '/tts', filled({ voice_id: textOf(item, 'voiceId'), text: textOf(item, 'text') })),
  },
  usage: { get: (item) => send(item, { method: 'GET', path: '/usage/summary' }) },
  video: {
    create: createVideo,
    estimate: (item) => send(item, { method: 'POST', path: '/videos/estimate', body: videoBody(item) }),
    get: getVideo,
  },
  voice: { create: createVoice, getAll: (item) => list(item, '/voices', 'voices') },
};
