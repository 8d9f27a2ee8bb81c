// Tells whether a part is still on the page when something that took a while is done.
import { type RefObject, useEffect, useRef } from 'react';

export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
