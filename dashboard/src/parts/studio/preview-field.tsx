// Draws a first frame as a preview of the video. The video then uses this image, and its price does not include another one.
import type { FirstFrameCreated, NewFirstFrame } from '@greenroom/contract/first-frames';
import { flatPrices } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { formatPrice } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { serviceText } from '../../lib/service-text.ts';
import { useVisitor } from '../../lib/session.ts';
import { CreateError } from './create-error.tsx';
import { type Draft, previewOf } from './draft.ts';
import type { Update } from './drafts/draft-session.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { storageKey } from './storage-keys.ts';
import { useCreate } from './use-create.ts';

interface Props {
  draft: Draft;
  update: Update;
  error: string | undefined;
  client: string;
}

const price = formatPrice(flatPrices.firstFrame);

export const PreviewField = ({ draft, update, error, client }: Props) => {
  const { suspended } = useVisitor();
  const { characterId, setting } = draft;
  const preview = previewOf(draft);
  const {
    create,
    pending,
    error: createError,
  } = useCreate<NewFirstFrame, FirstFrameCreated>({
    path: '/studio/first-frames',
    storageKey: storageKey(client, 'preview'),
    onCreated: ({ image_url, warnings }, { character_id, scene_description }) =>
      update({ preview: { url: image_url, characterId: character_id, setting: scene_description, warnings } }),
  });
  const settingError = fieldErrorsOf(createError).scene_description;
  const canPreview = characterId !== null && setting.trim() !== '';
  const outdated = preview !== null && preview.setting !== setting && setting.trim() !== '';

  return (
    <Stack gap="xs">
      <Group align="flex-start" wrap="nowrap">
        {preview && (
          <Image src={ownFile(preview.url)} alt={t`Preview`} w={108} radius="sm" style={{ aspectRatio: '9 / 16' }} />
        )}
        <Stack gap="xs" align="flex-start">
          <div>
            <Input.Label labelElement="div" mb={0}>
              <Trans>Preview</Trans>
            </Input.Label>
            <Text size="sm" c="dimmed">
              {!preview
                ? t`Preview costs ${price}, deducted from the video’s price.`
                : outdated
                  ? t`The setting has changed since. The video uses this image until you preview again or remove it.`
                  : t`The video starts with this image. To change it, edit the setting and preview again.`}
            </Text>
          </div>
          {preview?.warnings?.map((warning) => (
            <Alert key={warning} color="yellow" variant="light" p="xs">
              {serviceText(warning)}
            </Alert>
          ))}
          <Group gap="xs">
            <Button
              variant="light"
              size="sm"
              disabled={!canPreview || pending !== undefined || suspended}
              leftSection={pending ? <Loader size="xs" /> : undefined}
              onClick={() => create({ character_id: characterId!, scene_description: setting })}
            >
              {pending ? t`Creating preview…` : preview ? t`Preview again, ${price}` : t`Preview, ${price}`}
            </Button>
            {preview && (
              <Button variant="subtle" size="sm" color="gray" onClick={() => update({ preview: null })}>
                <Trans>Remove</Trans>
              </Button>
            )}
          </Group>
          {!canPreview && !preview && (
            <Text size="xs" c="dimmed">
              {characterId === null ? t`Choose a presenter first.` : t`Describe the setting first.`}
            </Text>
          )}
        </Stack>
      </Group>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {settingError ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {settingError}
        </Text>
      ) : (
        <CreateError error={createError} />
      )}
    </Stack>
  );
};
