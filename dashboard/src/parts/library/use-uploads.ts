// The files of a form: each is sent as soon as it is chosen, one after the other, and what is not used in the end is removed.
import type { Upload, UploadKind } from '@greenroom/contract/dashboard/uploads';
import { useEffect, useRef, useState } from 'react';
import { remove } from '../../lib/http.ts';
import { sendUpload } from '../../lib/upload.ts';

export interface FileOfForm {
  key: string;
  file: File;
  /** An address that only this page can show or play. */
  preview: string;
  /** 0 to 1 of the bytes sent. */
  part: number;
  upload?: Upload;
  error?: Error;
}

export interface Uploads {
  files: FileOfForm[];
  /** Of those that were taken. */
  ids: string[];
  /** Some are still on their way. */
  busy: boolean;
  add: (files: readonly File[]) => void;
  drop: (key: string) => void;
  again: (key: string) => void;
  /** For `useLent`. */
  lend: (lent: boolean) => void;
  /** The order has used them up: the service has removed them itself. */
  used: () => void;
}

const forget = (upload: Upload | undefined) => {
  // It goes by itself within a day.
  if (upload) void remove(`/uploads/by-id/${upload.upload_id}`).catch(() => undefined);
};

export function useUploads(kind: UploadKind, most: number): Uploads {
  const [files, setFiles] = useState<FileOfForm[]>([]);
  const line = useRef(Promise.resolve());
  const senders = useRef(new Map<string, AbortController>());
  const latest = useRef(files);
  latest.current = files;
  const lent = useRef(false);

  useEffect(
    () => () => {
      for (const sender of senders.current.values()) sender.abort();
      for (const { upload, preview } of latest.current) {
        URL.revokeObjectURL(preview);
        if (!lent.current) forget(upload);
      }
    },
    [],
  );

  const change = (key: string, news: Partial<FileOfForm>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)));

  const send = (key: string, file: File) => {
    const sender = new AbortController();
    senders.current.set(key, sender);
    line.current = line.current.then(async () => {
      try {
        const upload = await sendUpload(kind, file, {
          signal: sender.signal,
          onProgress: (part) => change(key, { part }),
        });
        if (sender.signal.aborted) forget(upload);
        else change(key, { upload });
      } catch (error) {
        if (!sender.signal.aborted) change(key, { error: error as Error });
      }
    });
  };

  return {
    files,
    ids: files.flatMap(({ upload }) => upload?.upload_id ?? []),
    busy: files.some(({ upload, error }) => !upload && !error),
    add(chosen) {
      const added = chosen.slice(0, most - files.length).map((file) => {
        const key = crypto.randomUUID();
        return { key, file, preview: URL.createObjectURL(file), part: 0 };
      });
      setFiles([...files, ...added]);
      for (const { key, file } of added) send(key, file);
    },
    drop(key) {
      senders.current.get(key)?.abort();
      const gone = files.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      forget(gone?.upload);
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    again(key) {
      const one = files.find((each) => each.key === key);
      if (!one) return;
      setFiles((all) =>
        all.map((each) => (each.key === key ? { key, file: one.file, preview: one.preview, part: 0 } : each)),
      );
      send(key, one.file);
    },
    lend(now) {
      lent.current = now;
    },
    used() {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
      latest.current = [];
      setFiles([]);
    },
  };
}

/** While the order for them is under way they stay, also when the form goes. */
export function useLent({ lend }: Uploads, lent: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made anew with each rendering and does the same.
  useEffect(() => lend(lent), [lent]);
}
