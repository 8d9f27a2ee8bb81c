// Displays toasts over the end of the page and announces them to screen readers.
import { t } from '@lingui/core/macro';
import { Button, CloseButton, Paper, Stack, Text } from '@mantine/core';
import { dismissToast, useToasts } from '../lib/toasts.ts';
import { Icon } from '../parts/icons.tsx';
import classes from './shell.module.css';

export function Toasts() {
  return (
    <Stack className={classes.toasts} role="status" gap="xs">
      {useToasts().map(({ id, message, action, warns }) => (
        <Paper key={id} px="sm" py={4} radius="md" shadow="md" className={classes.toast}>
          <Icon name={warns ? 'warning' : 'check'} />
          <Text size="sm" lh="inherit" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
          {action && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <CloseButton size="sm" aria-label={t`Dismiss`} onClick={() => dismissToast(id)} />
        </Paper>
      ))}
    </Stack>
  );
}
