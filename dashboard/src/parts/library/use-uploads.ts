// The uploads of a form: files are uploaded one after the other, and unused ones are removed in the end.
import type { Upload, UploadKind } from '@greenroom/contract/dashboard/uploads';
import { useEffect, useRef, useState } from 'react';
import { remove as deleteAt } from '../../lib/http.ts';
import { sendUpload } from '../../lib/upload.ts';

export interface FormFile {
  key: string;
  file: File;
  /** An object URL, valid on this page only. */
  previewUrl: string;
  /** Fraction of the bytes sent, 0 to 1. */
  progress: number;
  upload?: Upload;
  error?: Error;
}

export interface Uploads {
  files: FormFile[];
  /** Of the accepted files. */
  ids: string[];
  /** Some uploads are in progress. */
  busy: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  /** Keeps the uploads when the form unmounts. */
  setKeepOnUnmount: (keep: boolean) => void;
  /** Forgets the uploads; the service has already removed them. */
  clear: () => void;
}

const deleteUpload = (upload: Upload | undefined) => {
  // If this fails, the service deletes the upload within a day.
  if (upload) void deleteAt(`/uploads/by-id/${upload.upload_id}`).catch(() => undefined);
};

export function useUploads(kind: UploadKind, maxFiles: number): Uploads {
  const [files, setFiles] = useState<FormFile[]>([]);
  const queue = useRef(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());
  const latest = useRef(files);
  latest.current = files;
  const keepOnUnmount = useRef(false);

  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort();
      for (const { upload, previewUrl } of latest.current) {
        URL.revokeObjectURL(previewUrl);
        if (!keepOnUnmount.current) deleteUpload(upload);
      }
    },
    [],
  );

  const update = (key: string, change: Partial<FormFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const send = (key: string, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    queue.current = queue.current.then(async () => {
      try {
        const upload = await sendUpload(kind, file, {
          signal: controller.signal,
          onProgress: (progress) => update(key, { progress }),
        });
        if (controller.signal.aborted) deleteUpload(upload);
        else update(key, { upload });
      } catch (error) {
        if (!controller.signal.aborted) update(key, { error: error as Error });
      }
    });
  };

  return {
    files,
    ids: files.flatMap(({ upload }) => upload?.upload_id ?? []),
    busy: files.some(({ upload, error }) => !upload && !error),
    add(selected) {
      const added = selected.slice(0, maxFiles - files.length).map((file) => {
        const key = crypto.randomUUID();
        return { key, file, previewUrl: URL.createObjectURL(file), progress: 0 };
      });
      setFiles([...files, ...added]);
      for (const { key, file } of added) send(key, file);
    },
    remove(key) {
      controllers.current.get(key)?.abort();
      const removed = files.find((one) => one.key === key);
      if (removed) URL.revokeObjectURL(removed.previewUrl);
      deleteUpload(removed?.upload);
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    retry(key) {
      const failed = files.find((one) => one.key === key);
      if (!failed) return;
      setFiles((all) =>
        all.map((one) =>
          one.key === key ? { key, file: failed.file, previewUrl: failed.previewUrl, progress: 0 } : one,
        ),
      );
      send(key, failed.file);
    },
    setKeepOnUnmount(keep) {
      keepOnUnmount.current = keep;
    },
    clear() {
      for (const { previewUrl } of latest.current) URL.revokeObjectURL(previewUrl);
      latest.current = [];
      setFiles([]);
    },
  };
}

/** While a create request uses the uploads, they are kept even if the form unmounts. */
export function useKeepOnUnmount({ setKeepOnUnmount }: Uploads, keep: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new in each render and does the same.
  useEffect(() => setKeepOnUnmount(keep), [keep]);
}
