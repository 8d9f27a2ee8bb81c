// Assets as resources: listed page by page, and read as their file if it is small, otherwise as a record with its link.
import type { Asset, AssetKind } from '@greenroom/contract/assets';
import { type Client, NotFound } from '@greenroom/sdk';
import {
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
  ResourceNotFoundError,
  type Server,
} from '@modelcontextprotocol/server';
import { explain, UNEXPECTED } from './errors.ts';

const PREFIX = 'greenroom://assets/';
const PAGE = 50;

/** A larger file would fill the caller's context; its link is enough. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

const MIME_TYPES: Readonly<Record<AssetKind, string>> = {
  character_sheet: 'image/png',
  first_frame: 'image/png',
  tts_audio: 'audio/mpeg',
  video: 'video/mp4',
};

interface Deps {
  client: Client;
  onError(error: unknown): void;
}

export function addAssetResources(server: Server, { client, onError }: Deps): void {
  server.registerCapabilities({ resources: {} });

  server.setRequestHandler('resources/list', async ({ params }, { mcpReq: { signal } }) => {
    const offset = offsetOf(params?.cursor);
    const { assets } = await told(() => client.assets.list({ limit: PAGE, offset }, { signal }), onError);
    const more = assets.length === PAGE && { nextCursor: String(offset + PAGE) };
    return { resources: assets.map(resourceOf), ...more };
  });

  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: `${PREFIX}{asset_id}`,
        name: 'asset',
        title: 'Generated file',
        description: 'The file itself up to 2 MB; a larger one as JSON with its link.',
      },
    ],
  }));

  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { signal } }) => {
    const id = uri.startsWith(PREFIX) ? uri.slice(PREFIX.length) : '';
    if (id === '') throw new ResourceNotFoundError(uri);
    const asset = await told(() => client.assets.get(id, { signal }), onError, uri);
    const file = await loadFile(asset, client, signal);
    return { contents: [{ uri, ...(file ?? recordOf(asset)) }] };
  });
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The cursor is not valid.');
  return Number(cursor);
}

const resourceOf = ({ asset_id, kind, metadata, created_at }: Asset): Resource => ({
  uri: PREFIX + asset_id,
  name: `${kind}-${asset_id}`,
  title: `${kind.replaceAll('_', ' ')}, ${created_at}`,
  mimeType: MIME_TYPES[kind],
  annotations: { lastModified: created_at },
  ...(metadata.bytes !== undefined && { size: metadata.bytes }),
});

/** Undefined if the file is large, or not delivered by the service, as one in a bucket. */
async function loadFile({ url, kind, metadata: { bytes } }: Asset, client: Client, signal: AbortSignal) {
  if (bytes === undefined || bytes > MAX_FILE_BYTES) return undefined;
  try {
    const file = await client.assets.download(url, { signal });
    return { mimeType: MIME_TYPES[kind], blob: Buffer.from(file).toString('base64') };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

const recordOf = (asset: Asset) => ({ mimeType: 'application/json', text: JSON.stringify(asset) });

/** Errors as the protocol has them. `uri`: of the resource that is read. */
async function told<Result>(
  work: () => Promise<Result>,
  onError: (error: unknown) => void,
  uri?: string,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (uri !== undefined && error instanceof NotFound) throw new ResourceNotFoundError(uri);
    const text = explain(error);
    if (text === undefined) onError(error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, text ?? UNEXPECTED);
  }
}
