// A status as a word, a colour and an icon, so that it can be read without the colour.
import { t } from '@lingui/core/macro';
import { Badge, Loader } from '@mantine/core';
import { formatName } from '../lib/format.ts';
import { Icon, type IconName } from './icons.tsx';

interface Look {
  name: string;
  color: string;
  icon: IconName | 'busy';
  /** As it should be: nothing that draws the eye in a list. */
  quiet?: true;
}

const looks: Readonly<Record<string, Look>> = {
  queued: { name: t`Queued`, color: 'gray', icon: 'clock' },
  running: { name: t`Running`, color: 'blue', icon: 'busy' },
  processing: { name: t`Processing`, color: 'blue', icon: 'busy' },
  active: { name: t`Active`, color: 'green', icon: 'check', quiet: true },
  completed: { name: t`Completed`, color: 'green', icon: 'check', quiet: true },
  paid: { name: t`Paid`, color: 'green', icon: 'check', quiet: true },
  done: { name: t`Done`, color: 'green', icon: 'check', quiet: true },
  ok: { name: 'OK', color: 'green', icon: 'check' },
  open: { name: t`Open`, color: 'gray', icon: 'clock' },
  failed: { name: t`Failed`, color: 'red', icon: 'close' },
  expired: { name: t`Expired`, color: 'gray', icon: 'close' },
  stopped: { name: t`Stopped`, color: 'gray', icon: 'stop' },
  erasing: { name: t`Erasing`, color: 'yellow', icon: 'warning' },
  erased: { name: t`Erased`, color: 'gray', icon: 'close' },
  suspended: { name: t`Suspended`, color: 'red', icon: 'pause' },
  refunded: { name: t`Refunded`, color: 'yellow', icon: 'back' },
  warning: { name: t`Warning`, color: 'yellow', icon: 'warning' },
  error: { name: t`Error`, color: 'red', icon: 'warning' },
};

/** Also names a status that this version of the dashboard does not know. */
export const statusName = (status: string): string => looks[status]?.name ?? formatName(status);

/** `label` replaces the name of the status. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const { color, icon, quiet = false } = looks[status] ?? ({ color: 'gray', icon: 'info', quiet: false } as const);
  return (
    <Badge
      variant={quiet ? 'transparent' : 'light'}
      px={quiet ? 0 : undefined}
      color={color}
      c={
        // Yellow text on yellow has too little contrast.
        color === 'yellow'
          ? 'var(--mantine-color-text)'
          : `light-dark(var(--mantine-color-${color}-9), var(--mantine-color-${color}-2))`
      }
      tt="none"
      fw={600}
      size="lg"
      miw="max-content"
      fz="sm"
      leftSection={icon === 'busy' ? <Loader size={12} color={color} /> : <Icon name={icon} size={14} />}
    >
      {label ?? statusName(status)}
    </Badge>
  );
}
