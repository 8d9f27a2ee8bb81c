// A newly created signing secret, shown once.
import { t } from '@lingui/core/macro';
import { NewSecretNote } from '../new-secret-note.tsx';

export const SecretNote = ({ secret, isReplaced = false }: { secret: string; isReplaced?: boolean }) => (
  <NewSecretNote title={t`Copy the signing secret now`} secret={secret} label={t`signing secret`}>
    {isReplaced
      ? t`You won’t be able to see it again. For 24 hours, each request is signed with the new secret and with the old one.`
      : t`You won’t be able to see it again. Your software verifies with it that a request comes from here.`}
  </NewSecretNote>
);
