import { useEffect, useRef } from 'react';

/** For the `ref` of a section that links lead to: the page loads it after the browser looked for the fragment. */
export function useScrollToHash(id: string) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return section;
}
