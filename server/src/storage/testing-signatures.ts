// Verifies the signature of a request to S3, in its headers or in a presigned URL.
import type { IncomingMessage } from 'node:http';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from './s3-client.ts';

/** Signs the request again, with the secret, and compares. */
export async function isSigned(request: IncomingMessage, { region, credentials }: S3Settings): Promise<boolean> {
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: credentials!,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const { pathname, searchParams } = new URL(request.url!, 'http://store');
  const query = Object.fromEntries(searchParams);
  const presigned = query['X-Amz-Signature'];
  const header = request.headers.authorization ?? '';
  const names = (query['X-Amz-SignedHeaders'] ?? /SignedHeaders=([^,]+)/.exec(header)?.[1] ?? '').split(';');
  const unsigned = new HttpRequest({
    method: request.method!,
    path: pathname,
    headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    query: Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('X-Amz-'))),
  });
  if (presigned === undefined) {
    const signed = await signer.sign(unsigned, { signingDate: parseDate(request.headers['x-amz-date']) });
    return signed.headers.authorization === header;
  }
  const signingDate = parseDate(query['X-Amz-Date']);
  const expiresIn = Number(query['X-Amz-Expires']);
  unsigned.headers['X-Amz-Content-Sha256'] = query['X-Amz-Content-Sha256']!;
  const signed = await signer.presign(unsigned, { signingDate, expiresIn });
  return signed.query?.['X-Amz-Signature'] === presigned && Date.now() < signingDate.getTime() + expiresIn * 1_000;
}

/** `20261123T135904Z`. */
const parseDate = (text: string | string[] | undefined): Date =>
  new Date(String(text).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
