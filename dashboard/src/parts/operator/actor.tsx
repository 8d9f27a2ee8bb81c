// Who did what the audit log tells: the name before the @ of an e-mail address, which is whole on hover.
import { t } from '@lingui/core/macro';
import { serviceText } from '../../lib/service-text.ts';

export function Actor({ actor }: { actor: string | null }) {
  if (actor === null) return t`Deleted user`;
  const text = serviceText(actor);
  return (
    <span title={text} style={{ whiteSpace: text.includes('@') ? undefined : 'nowrap' }}>
      {text.split('@', 1)[0]}
    </span>
  );
}
