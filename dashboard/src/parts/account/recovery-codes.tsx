// Recovery codes, shown once.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { CopyBlock } from '../copy-field.tsx';
import { Warning } from '../warning.tsx';

export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = codes.join('\n');
  return (
    <Stack>
      <Warning title={t`Save your recovery codes`}>
        <Trans>
          If you lose your phone, each of these codes signs you in once. Keep them in a safe place. You won't be able to
          see them again.
        </Trans>
      </Warning>
      <CopyBlock
        title={t`Recovery codes`}
        value={text}
        label={t`recovery codes`}
        action={
          <Button
            variant="subtle"
            size="compact-sm"
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="greenroom-recovery-codes.txt"
          >
            <Trans>Download</Trans>
          </Button>
        }
      />
      <Group>
        <Button onClick={onSaved}>
          <Trans>I saved them</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
