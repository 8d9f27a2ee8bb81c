// Sends one file after the other to the service's own storage, where it stays for the draft to name.
import type { Upload, UploadKind } from '@greenroom/contract/dashboard/uploads';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiUrl } from '../../lib/http.ts';
import { sendUpload } from '../../lib/upload.ts';
import type { SentFile } from './draft.ts';

export function useSending(kind: UploadKind, onSent: (sent: SentFile & { name: string }, upload: Upload) => void) {
  const [part, setPart] = useState(0);
  const { mutate, isPending, error } = useMutation({
    scope: { id: `sending-${kind}` },
    mutationFn: (file: File) => {
      setPart(0);
      return sendUpload(kind, file, { onProgress: setPart });
    },
    onSuccess: (upload, { name }) =>
      onSent({ url: upload.url, preview: apiUrl(`/uploads/by-id/${upload.upload_id}/file`), name }, upload),
  });
  return { send: (file: File) => mutate(file), part: isPending ? part : undefined, error };
}
