// Uploads a file to the service, which checks it and returns an id to use in requests.
import { uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import type { Upload, UploadKind } from '@greenroom/contract/dashboard/uploads';
import { t } from '@lingui/core/macro';
import { ApiError, apiUrl, teamHeaders } from './http.ts';

interface UploadOptions {
  /** The fraction of bytes sent, 0 to 1. The service then checks the file, which takes a second or two. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Throws an `ApiError` that says what to send instead. `fetch` reports no upload progress, so this is an XMLHttpRequest. */
export function sendUpload(kind: UploadKind, file: Blob, { onProgress, signal }: UploadOptions = {}): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const { maxBytes, formats } = uploadRules[kind];
    if (file.size > maxBytes) throw new ApiError(413, { error: t`The file is too large. Send ${formats}.` });
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(`/uploads/${kind}`));
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(teamHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(request.response);
      else reject(new ApiError(request.status, Object(request.response)));
    };
    request.onerror = () => reject(new ApiError(0, {}));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
