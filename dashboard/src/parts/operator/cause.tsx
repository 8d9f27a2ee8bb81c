// The cause of a failure as it was recorded, on lines of its own.
import { t } from '@lingui/core/macro';
import { Code } from '@mantine/core';
import classes from './cause.module.css';

export const Cause = ({ text }: { text: string }) => (
  <Code block fz="xs" tabIndex={0} role="group" aria-label={t`Cause`} className={classes.cause}>
    {text}
  </Code>
);
