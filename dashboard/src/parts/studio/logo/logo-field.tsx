// The logo in all videos of the team: upload, replace or remove it.
import { uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { Icon } from '../../icons.tsx';
import { useChangeLogo, useLogo } from '../captions/use-brand-kit.ts';
import { UploadProgress } from '../upload-progress.tsx';
import classes from './logo.module.css';

const { accept, formats } = uploadRules.logo;

export const LogoField = () => {
  const logo = useLogo();
  const { change, isPending, progress, error } = useChangeLogo();
  return (
    <Stack gap={4}>
      <Group gap="xs">
        {logo && <img src={logo} alt={t`Logo`} className={classes.sample} />}
        <FileButton
          onChange={(file) => file && change(file)}
          accept={accept}
          disabled={isPending || logo === undefined}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm" leftSection={<Icon name="upload" size={16} />}>
              {logo ? t`Replace logo` : t`Upload logo`}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="default" size="sm" disabled={isPending} onClick={() => change(null)}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        <Trans>{formats}. A transparent background is kept.</Trans>
      </Text>
      <UploadProgress progress={progress} error={error} />
    </Stack>
  );
};
