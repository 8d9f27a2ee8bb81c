// The canvas of the studio: how the video will look, and its script spoken.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import type { FreePreviews, VideoPlan } from '@greenroom/contract/dashboard/studio';
import { isSpeakable } from '@greenroom/contract/speakable';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Anchor, Button, Paper, Skeleton, Stack, Text, Tooltip } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { postForFile } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useList } from '../../lib/query.ts';
import { Icon } from '../icons.tsx';
import { SoundButton } from '../library/sound-button.tsx';
import { stockPortrait, stockPresentersQuery } from '../library/stock-presenters.ts';
import classes from './canvas.module.css';
import { CanvasCaption } from './captions/canvas-caption.tsx';
import { useCaptionsPosition } from './captions/use-brand-kit.ts';
import type { Draft } from './draft.ts';
import { Drawing } from './drawing.tsx';
import { focusField } from './focus-field.ts';
import { CanvasAiLabel } from './logo/canvas-ai-label.tsx';
import { CanvasLogo } from './logo/canvas-logo.tsx';
import { PreviewProblem } from './preview-problem.tsx';
import { hasScript } from './request.ts';
import { ShotNote } from './shots/shot-note.tsx';
import { ShotPicture } from './shots/shot-picture.tsx';
import { ShotWords } from './shots/shot-words.tsx';
import { useShotStills } from './shots/use-shot-stills.ts';
import { useClipPreview } from './use-clip-preview.ts';
import { useFreePreviews } from './use-free-previews.ts';
import type { SettingPreview } from './use-setting-preview.ts';
import type { Starters } from './use-starters.ts';

const ShotStrip = lazy(() => import('./shots/shot-strip.tsx'));

interface Props {
  draft: Draft;
  setting: SettingPreview;
  /** Of the estimate; empty for a talking head. */
  shots: VideoPlan['shots'];
  starters: Starters;
}

export const Canvas = ({ draft, setting, shots, starters }: Props) => {
  const [selectedShot, setShownShot] = useState<number>();
  const stills = useShotStills(draft, shots);
  const shownShot = selectedShot ?? (stills.sheet ? 0 : undefined);
  const [showsSafeArea, setShowsSafeArea] = useState(false);
  const { items } = useList<CharacterPage['items'][number]>('/characters');
  const presenter = items?.find(({ character_id }) => character_id === draft.characterId);
  const face = presenter
    ? { name: presenter.name, src: ownFile(presenter.portrait_url) }
    : starters.presenter && { name: starters.presenter.name, src: stockPortrait(starters.presenter) };
  const captions = useCaptionsPosition(draft);
  const clip = useClipPreview(draft);
  const { picture } = setting;
  const canDraw = draft.mode === 'scenes' ? shots.length > 0 : draft.setting.trim() !== '';
  const shot = shownShot === undefined ? undefined : shots[shownShot];
  // The words of the first are there before its picture.
  const shownWords = shownShot ?? (shots.length > 0 && stills.drawing ? 0 : undefined);
  const hasWords = shownWords !== undefined && shots[shownWords] !== undefined;
  const free = useFreePreviews(draft.voiceId);
  const charged = free && hasScript(draft) && chargedNote(draft, free);
  const previewActions = (
    <div className={classes.actions} data-whole={hasWords || undefined}>
      {hasWords && (
        <Text size="xs" c="dimmed" className={classes.whole}>
          <Trans>Whole video</Trans>
        </Text>
      )}
      {hasScript(draft) && free?.speech !== false && <HearScript draft={draft} starters={starters} />}
      {starters.addMissing && canDraw && <DrawPreview onDraw={() => starters.addMissing!(hasScript(draft))} />}
      {clip.play && (draft.mode === 'scenes' ? free?.scenes_clip : free?.clip) && (
        <Button
          variant="light"
          size="sm"
          px="xs"
          leftSection={<Icon name={clip.url ? 'stop' : 'studio'} size={16} />}
          loading={clip.rendering}
          onClick={clip.url ? clip.close : clip.play}
        >
          {clip.url ? t`Stop` : t`Play first seconds`}
        </Button>
      )}
    </div>
  );
  return (
    <Paper component="section" aria-label={t`Canvas`} p={{ base: 'md', sm: 'lg' }} className={classes.stage}>
      <Stack gap="sm" align="center">
        <div className={classes.views}>
          <div className={classes.view}>
            <div className={classes.canvas} aria-busy={setting.drawing}>
              {clip.url ? (
                // biome-ignore lint/a11y/useMediaCaption: the captions are in the picture
                <video src={clip.url} className={classes.picture} autoPlay playsInline onEnded={clip.close} />
              ) : shot ? (
                <Shot text={shot.text} index={shownShot!} count={shots.length} sheet={stills.sheet} />
              ) : picture ? (
                <img src={picture} alt={t`How the video starts`} className={classes.picture} />
              ) : face ? (
                <img src={face.src} alt={face.name} className={classes.portrait} />
              ) : (
                <Example />
              )}
              {!clip.url && <CanvasCaption draft={draft} position={captions} />}
              {!clip.url && <CanvasLogo captions={captions} />}
              {!clip.url && <CanvasAiLabel captions={captions} />}
              {showsSafeArea && <div className={classes.covered} aria-hidden />}
            </div>
            <SafeAreaToggle shown={showsSafeArea} onChange={setShowsSafeArea} />
          </div>
          {hasWords && (
            <div className={classes.shot}>
              <ShotWords
                shots={shots}
                index={shownWords}
                note={<ShotNote stills={stills} draft={starters.fill(draft)} />}
              />
            </div>
          )}
          {hasWords && previewActions}
          {shots.length > 0 && (
            <Suspense fallback={<Skeleton className={classes.shots} />}>
              <div className={classes.shots}>
                <ShotStrip shots={shots} stills={stills} shown={shot && shownShot} onShow={setShownShot} />
              </div>
            </Suspense>
          )}
        </div>
        {shots.length === 0 && (
          <Hint draft={starters.fill(draft)} isDrawn={picture !== undefined} isDrawing={setting.drawing} />
        )}
        {shots.length > 0 && !hasWords && <ShotNote stills={stills} draft={starters.fill(draft)} />}
        {setting.error && <PreviewProblem error={setting.error} onRetry={setting.retry} />}
        {!hasWords && previewActions}
        {clip.error && clip.play && <PreviewProblem error={clip.error} onRetry={clip.play} />}
        {charged && (
          <Text size="xs" c="dimmed" ta="center">
            {charged}
          </Text>
        )}
      </Stack>
    </Paper>
  );
};

/** What the buttons and texts of platforms cover is shown over the picture. */
const SafeAreaToggle = ({ shown, onChange }: { shown: boolean; onChange(shown: boolean): void }) => (
  <Tooltip label={t`Shows what the buttons of platforms cover`}>
    <ActionIcon
      variant={shown ? 'filled' : 'default'}
      size={32}
      className={classes.safeArea}
      aria-label={t`Safe area`}
      aria-pressed={shown}
      onClick={() => onChange(!shown)}
    >
      <Icon name="phone" size={18} />
    </ActionIcon>
  </Tooltip>
);

/** Until the team has a presenter: a stock presenter, where there are some. */
const Example = () => {
  const { data } = useQuery(stockPresentersQuery);
  const example = data?.items[0];
  return (
    <>
      {example && <img src={stockPortrait(example)} alt="" className={classes.portrait} />}
      <div className={example ? classes.example : classes.empty}>
        {!example && <Icon name="character" size={64} />}
        <Text size="sm">{example ? t`Example` : t`Your presenter appears here.`}</Text>
      </div>
    </>
  );
};

const chargedNote = ({ mode }: Draft, { speech, clip, scenes_clip }: FreePreviews): string => {
  if (!speech) return t`Speech in this voice is charged, so the script is heard in the video only.`;
  return !(mode === 'scenes' ? scenes_clip : clip)
    ? t`Rendering is charged, so the first seconds are seen in the video only.`
    : '';
};

/** What the picture shows, or how it shows more. */
const Hint = ({ draft, isDrawn, isDrawing }: { draft: Draft; isDrawn: boolean; isDrawing: boolean }) => {
  const { mode, characterId, setting } = draft;
  const isPlaceless = characterId !== null && mode === 'talking_head' && !isDrawn && setting.trim() === '';
  return (
    <Text component="div" size="xs" c="dimmed" role="status" ta="center" mih="1lh">
      {isDrawing ? (
        <Drawing>
          <Trans>Drawing your opening picture…</Trans>
        </Drawing>
      ) : isPlaceless ? (
        <Anchor component="button" type="button" inherit c="inherit" onClick={() => focusField('video_idea')}>
          <Trans>Describe the setting to see your presenter in it.</Trans>
        </Anchor>
      ) : (
        characterId !== null &&
        isDrawn &&
        (mode === 'scenes'
          ? t`Your presenter in the story’s place. Each scene has a place of its own.`
          : t`This is how your video begins.`)
      )}
    </Text>
  );
};

/** Its picture, or its words while there is none. */
const Shot = ({
  text,
  sheet,
  index,
  count,
}: {
  text: string;
  sheet: string | undefined;
  index: number;
  count: number;
}) =>
  sheet ? (
    <span className={classes.picture} role="img" aria-label={t`Shot ${index + 1}`}>
      <ShotPicture sheet={sheet} index={index} count={count} />
    </span>
  ) : (
    <Text size="sm" className={classes.empty} dir="auto" lineClamp={12}>
      {text}
    </Text>
  );

interface StarterProps {
  draft: Draft;
  starters: Starters;
}

const hearLook = { size: 'sm', px: 'xs' } as const;

/** A starter voice becomes the team's own by it. */
const HearScript = ({ draft: { voiceId, script, language }, starters: { addVoice } }: StarterProps) => {
  const load = async (): Promise<Blob> =>
    postForFile('/studio/previews/speech', {
      voice_id: voiceId ?? (await addVoice?.()),
      script,
      language: language || undefined,
    });
  return (
    <SoundButton
      {...hearLook}
      disabled={!isSpeakable(script) || (voiceId === null && !addVoice)}
      soundKey={['script', voiceId, script, language]}
      load={load}
      label={t`Hear script`}
      renderError={(error, retry) => <PreviewProblem error={error} onRetry={retry} />}
    />
  );
};

/** Pictures of the video are drawn of a presenter of the team, so the starter becomes one by a click. */
const DrawPreview = ({ onDraw }: { onDraw(): Promise<unknown> }) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: onDraw });
  return (
    <>
      <Button
        {...hearLook}
        variant="light"
        leftSection={<Icon name="asset" size={16} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        <Trans>Draw preview</Trans>
      </Button>
      {error && <PreviewProblem error={error} onRetry={mutate} />}
    </>
  );
};
