// A newly created API key, shown once.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NewSecretNote } from '../new-secret-note.tsx';

export const NewKeyNote = ({ apiKey }: { apiKey: string }) => (
  <NewSecretNote title={t`Copy your new key now`} secret={apiKey} label={t`API key`}>
    <Trans>
      You won’t be able to see it again. Store it with the secrets of your software, never in a web page or an app.
    </Trans>
  </NewSecretNote>
);
