// The captions of the brand kit: style, font, capitals, colours and position.
import { captionFonts, captionStyles } from '@greenroom/contract/dashboard/caption-choices';
import { t } from '@lingui/core/macro';
import { Group, Radio, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { ErrorNote } from '../../error-note.tsx';
import { SegmentedField } from '../segmented-field.tsx';
import studio from '../studio.module.css';
import { fontNames, positions, styleNames } from './caption-names.ts';
import { CaptionWords } from './caption-words.tsx';
import classes from './captions.module.css';
import { ColorField } from './color-field.tsx';
import { colorNote } from './color-note.ts';
import { useBrandKit } from './use-brand-kit.ts';

/** The second word is being spoken, the third follows. */
const SAMPLE = t`Big sale now`;

const CaptionStyleField = () => {
  const { look, position, loadError, refetch, saveError, isSaved, update, move } = useBrandKit();
  if (!look || !position) return loadError ? <ErrorNote error={loadError} onRetry={refetch} /> : <Skeleton h={260} />;
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t`Caption style`}
        value={look.style}
        onChange={(style) => update({ style: style as typeof look.style })}
      >
        <div className={classes.styles}>
          {captionStyles.map((style) => (
            <Radio.Card key={style} value={style} radius="md" p={6} className={`${studio.card} ${studio.presenter}`}>
              <span className={classes.sample} aria-hidden>
                <span className={classes.frame}>
                  <CaptionWords script={SAMPLE} look={{ ...look, style }} />
                </span>
              </span>
              <Text size="sm">{styleNames[style]}</Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Stack gap={4}>
        <Group align="flex-start" gap="md">
          <ColorField label={t`Text`} value={look.text_color} onChange={(text_color) => update({ text_color })} />
          <ColorField
            label={t`Accent`}
            value={look.accent_color}
            onChange={(accent_color) => update({ accent_color })}
          />
          <SegmentedField
            label={t`Font`}
            value={look.font}
            onChange={(font) => update({ font })}
            options={captionFonts.map((font) => ({ value: font, label: fontNames[font] }))}
          />
        </Group>
        <Text size="xs" c="dimmed" role="status">
          {colorNote(look)}
        </Text>
      </Stack>
      <Group align="flex-end" gap="md">
        <SegmentedField label={t`Position`} value={position} onChange={move} options={positions} />
        <Switch
          label={t`Capital letters`}
          checked={look.uppercase}
          onChange={(event) => update({ uppercase: event.currentTarget.checked })}
          mb={8}
        />
      </Group>
      {saveError ? (
        <ErrorNote error={saveError} title={t`Brand kit not saved`} />
      ) : (
        <Text size="xs" c="dimmed" role="status">
          {isSaved && t`Brand kit saved.`}
        </Text>
      )}
    </Stack>
  );
};

export default CaptionStyleField;
