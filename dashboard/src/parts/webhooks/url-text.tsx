// A URL, which breaks after a slash or a dot.
import { Children, type ReactNode } from 'react';

export function UrlText({ url }: { url: string }) {
  const parts = url.split(/(?<=[/.])(?=[^/.])/).flatMap((part): ReactNode[] => [part, <wbr key="break" />]);
  return Children.toArray(parts.slice(0, -1));
}
