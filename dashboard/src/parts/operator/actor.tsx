// Who did what the audit log tells: an e-mail address, which breaks before its domain.
import { t } from '@lingui/core/macro';
import { serviceText } from '../../lib/service-text.ts';

export function Actor({ actor }: { actor: string | null }) {
  if (actor === null) return t`Deleted user`;
  const [name, domain] = serviceText(actor).split('@', 2);
  return (
    <span>
      {name}
      {domain && (
        <>
          <wbr />@{domain}
        </>
      )}
    </span>
  );
}
