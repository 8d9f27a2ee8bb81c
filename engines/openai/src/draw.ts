// Draws one picture with `POST /images/generations`, or with `POST /images/edits` from reference pictures.
import { readFile, writeFile } from 'node:fs/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { ENGINE_NAME, PROVIDER, sendToModel } from './api.ts';
import { pictureQuality } from './models.ts';
import type { Server } from './servers.ts';
import { newFile } from './speech-files.ts';

/** A server and one of its models. */
export interface Painter {
  readonly server: Server;
  readonly model: string;
}

/** OpenAI's slower models take up to two minutes, and longer when it is busy. */
const TIMEOUT_MS = 300_000;
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
/** In Base64. */
const MAX_RESPONSE_BYTES = 44 * 1024 * 1024;

const pictures = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

/**
 * In the form of the official SDK. The size is one that all models have. `input_fidelity` is left out: `gpt-image-2` rejects it, because
 * it always keeps faces, and so do its successors [3P].
 */
export const pictureFields = (model: string, prompt: string) => ({
  model,
  prompt,
  size: '1024x1536' as const,
  quality: pictureQuality(model),
  output_format: 'png' as const,
});

/**
 * Returns a picture of about 2:3 as the provider sent it, in a format that `importPicture` reads.
 *
 * @param request `texts`: the client's words in the prompt, which errors must not show; `references`: PNGs, the most important first
 */
export async function draw(
  { server, model }: Painter,
  { prompt, texts, references }: { prompt: string; texts: readonly string[]; references: readonly LocalFile[] },
  ctx: StepContext,
): Promise<LocalFile> {
  ctx.signal.throwIfAborted();
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES, secrets: texts };
  const request = async (used: string) => {
    const fields = pictureFields(used, prompt);
    return references.length === 0
      ? { path: '/images/generations', json: fields, ...limits }
      : { path: '/images/edits', form: await editForm(fields, references), ...limits };
  };
  const { response, model: used } = await sendToModel(server, model, request, ctx);
  if (!server.isFree) await ctx.recordUsage({ engine: ENGINE_NAME, model: used, unit: 'image', quantity: 1 });
  const { b64_json, url } = readJson(response, pictures, PROVIDER).data[0]!;
  if (b64_json) {
    const file = newFile(ctx, 'picture');
    await writeFile(file, Buffer.from(b64_json, 'base64'));
    return file;
  }
  if (!url) throw new EngineError('bad_output', 'The provider returned no picture.');
  // Some compatible servers.
  const trustedOrigins = [new URL(server.baseUrl).origin];
  return ctx.download(url, { kind: 'picture', maxBytes: MAX_PICTURE_BYTES, trustedOrigins });
}

async function editForm(fields: Readonly<Record<string, string>>, references: readonly LocalFile[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [i, file] of references.entries())
    form.append('image[]', new Blob([await readFile(file)], { type: 'image/png' }), `reference-${i + 1}.png`);
  return form;
}
