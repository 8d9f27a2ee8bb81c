// Sends a file to the service, which checks it and answers how orders name it.
import { type Upload, type UploadKind, uploadRules } from '@greenroom/contract/dashboard/uploads';
import { apiUrl, Refusal } from './http.ts';

interface SendSettings {
  /** 0 to 1 of the bytes; once they are there the file is checked, which takes a second or two. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Throws a `Refusal` that says what to send instead. By XMLHttpRequest: `fetch` does not tell how far it is. */
export function sendUpload(kind: UploadKind, file: Blob, { onProgress, signal }: SendSettings = {}): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const { maxBytes, says } = uploadRules[kind];
    if (file.size > maxBytes) throw new Refusal(413, { error: `The file is too large. Send ${says}.` });
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(`/uploads/${kind}`));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(request.response);
      else reject(new Refusal(request.status, Object(request.response)));
    };
    request.onerror = () => reject(new Refusal(0, {}));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
