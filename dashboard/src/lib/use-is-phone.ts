// Whether the window is as narrow as a phone's, known from the first render on.
import { useMediaQuery } from '@mantine/hooks';

export const useIsPhone = (): boolean | undefined =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
