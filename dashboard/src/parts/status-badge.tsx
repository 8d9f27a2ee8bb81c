// A status as a word, a colour and an icon, so that it can be read without the colour.
import { Badge, Loader } from '@mantine/core';
import { formatName } from '../lib/format.ts';
import { Icon, type IconName } from './icons.tsx';

interface Look {
  color: string;
  icon: IconName | 'busy';
}

const looks: Readonly<Record<string, Look>> = {
  queued: { color: 'gray', icon: 'clock' },
  running: { color: 'blue', icon: 'busy' },
  processing: { color: 'blue', icon: 'busy' },
  completed: { color: 'green', icon: 'check' },
  paid: { color: 'green', icon: 'check' },
  done: { color: 'green', icon: 'check' },
  ok: { color: 'green', icon: 'check' },
  open: { color: 'gray', icon: 'clock' },
  failed: { color: 'red', icon: 'close' },
  expired: { color: 'gray', icon: 'close' },
  stopped: { color: 'gray', icon: 'stop' },
  erasing: { color: 'yellow', icon: 'warning' },
  erased: { color: 'gray', icon: 'close' },
  suspended: { color: 'red', icon: 'pause' },
  refunded: { color: 'yellow', icon: 'back' },
  warning: { color: 'yellow', icon: 'warning' },
};

/** `label` replaces the name of the status. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const { color, icon } = looks[status] ?? { color: 'gray', icon: 'info' };
  return (
    <Badge
      variant="light"
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
      {label ?? formatName(status)}
    </Badge>
  );
}
