// A group of radio cards whose label is only read out: a heading or the row around it shows the same to the eye.
import { Radio, type RadioGroupProps, VisuallyHidden } from '@mantine/core';

export const RadioCards = (props: RadioGroupProps<string> & { label: string }) => (
  <Radio.Group {...props} labelProps={{ className: VisuallyHidden.classes.root! }} />
);
