// A picture in a list that is loaded shortly before it scrolls into view. `loading="lazy"` loads it up to 2,500 pixels before.
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

/** It needs a size without its picture. Decorative: the card has the name. */
export function LazyImage({ src }: { src: string }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [isNear, setNear] = useState(false);
  if (entry?.isIntersecting && !isNear) setNear(true);
  return <img ref={ref} src={isNear ? src : undefined} alt="" />;
}
