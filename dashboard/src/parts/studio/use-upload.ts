// Uploads files one after the other, so that the draft can refer to them.
import type { Upload, UploadKind } from '@greenroom/contract/dashboard/uploads';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiUrl } from '../../lib/http.ts';
import { sendUpload } from '../../lib/upload.ts';
import type { UploadedFile } from './draft.ts';

export function useUpload(kind: UploadKind, onUploaded: (file: UploadedFile & { name: string }) => void) {
  const [progress, setProgress] = useState(0);
  const { mutate, isPending, error } = useMutation({
    scope: { id: `upload-${kind}` },
    mutationFn: (file: File) => {
      setProgress(0);
      return sendUpload(kind, file, { onProgress: setProgress });
    },
    onSuccess: ({ url, upload_id }: Upload, { name }) =>
      onUploaded({ url, previewUrl: apiUrl(`/uploads/by-id/${upload_id}/file`), name }),
  });
  return { upload: (file: File) => mutate(file), progress: isPending ? progress : undefined, error };
}
