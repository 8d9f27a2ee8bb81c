// The studio page: compose a video, see its price, create it and follow its progress.
import type { NewVideo, VideoQueued } from '@greenroom/contract/videos';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paper } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useVisitor } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Page } from '../parts/page.tsx';
import { Canvas } from '../parts/studio/canvas.tsx';
import { useKitError, useKitPosition } from '../parts/studio/captions/use-brand-kit.ts';
import { type Draft, emptyDraft } from '../parts/studio/draft.ts';
import { ConflictNote } from '../parts/studio/drafts/conflict-note.tsx';
import { DraftBar } from '../parts/studio/drafts/draft-bar.tsx';
import type { Update } from '../parts/studio/drafts/draft-session.ts';
import { draftTitle } from '../parts/studio/drafts/draft-title.ts';
import { useAddress } from '../parts/studio/drafts/use-address.ts';
import { useDraft } from '../parts/studio/drafts/use-draft.ts';
import { useMissingUploads } from '../parts/studio/drafts/use-missing-uploads.ts';
import { fieldErrorsOf } from '../parts/studio/field-errors.ts';
import { focusField } from '../parts/studio/focus-field.ts';
import { FormatRow } from '../parts/studio/format-row.tsx';
import { OrderedFormHeading } from '../parts/studio/ordered-form-heading.tsx';
import { OrderedSummary } from '../parts/studio/ordered-summary.tsx';
import { PresenterRow } from '../parts/studio/presenter-row.tsx';
import { PriceBar } from '../parts/studio/price-bar.tsx';
import { createRequestOf, hasScript } from '../parts/studio/request.ts';
import { ScenesRows } from '../parts/studio/scenes-rows.tsx';
import { ScriptSection } from '../parts/studio/script-section.tsx';
import { StageSwitch, type StageView } from '../parts/studio/stage-switch.tsx';
import { storageKey } from '../parts/studio/storage-keys.ts';
import classes from '../parts/studio/studio.module.css';
import { StudioSkeleton } from '../parts/studio/studio-skeleton.tsx';
import { TalkingHeadRows } from '../parts/studio/talking-head-rows.tsx';
import { useCreate } from '../parts/studio/use-create.ts';
import { useEstimate } from '../parts/studio/use-estimate.ts';
import { useOrderedVideo } from '../parts/studio/use-ordered-video.ts';
import { useOtherPrice } from '../parts/studio/use-other-price.ts';
import { useSettingPreview } from '../parts/studio/use-setting-preview.ts';
import { useStarters } from '../parts/studio/use-starters.ts';
import { VideoPanel } from '../parts/studio/video-panel.tsx';
import { VoiceRow } from '../parts/studio/voice-row.tsx';
import { renameVideo } from '../parts/videos/rename-video.ts';
import { Warning } from '../parts/warning.tsx';

/** The second click of a double click that opened the form changes nothing in it. */
const REST_MS = 700;

export function StudioPage() {
  const { client_id: client, suspended } = useVisitor();
  const { session, state } = useDraft(client);
  const { draft = emptyDraft } = state;
  const { update } = session;
  const missingUploads = useMissingUploads(session, state);
  const estimate = useEstimate(draft);
  const other = useOtherPrice(draft, estimate);
  const setting = useSettingPreview(draft);
  const kitPosition = useKitPosition();
  const kitError = useKitError().error;
  const isKitKnown = kitPosition !== undefined || kitError !== null;
  const starters = useStarters(draft);
  const complete = starters.fill(draft);
  const request = createRequestOf(complete, kitPosition);
  const ordered = useOrderedVideo(client, request);
  const [view, setView] = useState<StageView>('video');
  // The form is open beside the video that was ordered from it.
  const [isEditing, setIsEditing] = useState(false);
  const [isResting, setIsResting] = useState(false);
  const { start: rest } = useTimeout(() => setIsResting(false), REST_MS);
  const stage = useRef<HTMLDivElement>(null);
  // Of the draft that was ordered last: another may be open when the order is placed.
  const orderedName = useRef('');
  const { create, pending, error, reset } = useCreate<NewVideo, VideoQueued>({
    path: '/studio/videos',
    storageKey: storageKey(client, 'video'),
    onCreated: ({ workflow_id }, created) => {
      // If that fails, the title stays the beginning of the script.
      if (orderedName.current) void renameVideo(workflow_id, orderedName.current).catch(() => undefined);
      flushSync(() => {
        ordered.show(workflow_id, created);
        setView('video');
        setIsEditing(false);
      });
      // From where the form was.
      stage.current?.scrollIntoView();
    },
  });

  const open = async (next: Draft, isWritten: boolean): Promise<void> => {
    if (await session.open(next, { isWritten })) return ordered.close();
    const retry = { label: t`Try again`, run: () => void open(next, isWritten) };
    showToast(t`The open draft cannot be saved now, so the new one has to wait.`, retry, true);
  };
  const loadError = useAddress({
    // Until the brand kit is known, so is not whether the draft was ordered as it is.
    update: state.draft && isKitKnown ? update : undefined,
    isOrdered: ordered.isSame,
    open: (next, isWritten) => void open(next, isWritten),
  });
  const fieldErrors = { ...fieldErrorsOf(error), ...estimate.fieldErrors };
  // An upload that ends after another draft was opened belongs to the one before: the form of each is one of its own.
  const updateDraft: Update = (change, options) => {
    if (session.getState().id !== state.id) return;
    // The error was about the draft before this change.
    if (error) reset();
    if (starters.adoption.error) starters.adoption.reset();
    if (!options?.isAutomatic) setIsEditing(true);
    update(change, options);
  };
  const prices = {
    ...(estimate.plan && { [draft.mode]: estimate.plan.quote.credits_required }),
    ...(other && { [other.mode]: other.credits }),
  };
  const placeOrder = (of: NewVideo): void => {
    orderedName.current = draft.name.trim();
    // An error of them is shown beside the price.
    void starters.adopt(of).then(create, () => undefined);
  };
  const order = request && !suspended ? () => placeOrder(request) : undefined;
  const edit = () => {
    flushSync(() => {
      setIsEditing(true);
      setIsResting(true);
    });
    rest();
    focusField('script');
  };
  // Nothing of the form is needed until the next version.
  const isFolded = view === 'video' && !isEditing && (ordered.state === 'in_progress' || ordered.state === 'completed');
  const section = { draft, update: updateDraft, fieldErrors };

  // The form of an ordered video would open for a moment.
  if (!state.draft || (ordered.id && !isKitKnown))
    return (
      <Page title={t`Studio`} hidesTitle={!state.error} width="wide">
        {state.error ? (
          <ErrorNote
            error={state.error}
            title={t`The draft could not be loaded`}
            onRetry={() => void session.refresh()}
          />
        ) : (
          <StudioSkeleton />
        )}
      </Page>
    );
  return (
    <Page title={t`Studio`} hidesTitle width="wide">
      <div className={classes.bar}>
        <DraftBar session={session} state={state} isClosed={isFolded} onOpened={ordered.close} />
        <PriceBar
          draft={complete}
          estimate={estimate}
          error={error ?? starters.adoption.error}
          busy={pending !== undefined || starters.adoption.isPending}
          // From the open form, a finished video can be ordered again.
          ordered={ordered.state === 'completed' && isEditing ? undefined : ordered.state}
          current={ordered.status === 'completed' ? ordered.video : undefined}
          isUnchanged={ordered.isSame}
          onCreate={order}
        />
      </div>
      <ErrorNote error={loadError} title={t`The settings could not be loaded`} />
      <ConflictNote session={session} state={state} />
      {missingUploads > 0 && (
        <Warning
          title={plural(missingUploads, { one: '# uploaded file was deleted', other: '# uploaded files were deleted' })}
        >
          <Trans>Uploads are kept for a day after their last use. Upload again what the video needs.</Trans>
        </Warning>
      )}
      <div
        className={classes.layout}
        data-folded={isFolded || undefined}
        data-resting={isResting || undefined}
        key={state.id}
      >
        {ordered.id && view === 'video' && !isFolded && (
          <OrderedFormHeading videoId={ordered.id} onShow={() => stage.current?.scrollIntoView()} />
        )}
        {!isFolded && (
          <ScriptSection {...section} length={estimate.length} hasCallToAction={estimate.plan?.has_call_to_action} />
        )}
        <div className={classes.stage} ref={stage} data-ordered={(ordered.id && view === 'video') || undefined}>
          {ordered.id && (
            <StageSwitch
              status={ordered.status}
              value={view}
              isBesideForm={!isFolded}
              isUnchanged={ordered.isSame}
              onChange={setView}
            />
          )}
          {ordered.id && view === 'video' ? (
            <VideoPanel
              id={ordered.id}
              picture={ordered.isSame ? setting.picture : undefined}
              draftTitle={draftTitle(draft)}
              isSame={ordered.isSame}
              onOrder={order}
              price={estimate.plan?.quote.credits_required}
              isOrdering={pending !== undefined}
              onEdit={edit}
              summary={isFolded && <OrderedSummary draft={draft} video={ordered.video} />}
            />
          ) : (
            <Canvas draft={draft} setting={setting} shots={estimate.plan?.shots ?? []} starters={starters} />
          )}
        </div>
        {!isFolded && (
          <Paper component="section" aria-label={t`Settings`} p={0} className={classes.settings}>
            <div className={classes.format}>
              <FormatRow mode={draft.mode} resolution={draft.resolution} update={updateDraft} prices={prices} />
            </div>
            <PresenterRow {...section} starters={starters} />
            {hasScript(draft) && (
              <VoiceRow {...section} language={estimate.plan?.language ?? null} starters={starters} />
            )}
            {draft.mode === 'scenes' ? (
              <ScenesRows {...section} />
            ) : (
              <TalkingHeadRows
                {...section}
                client={client}
                previewCosts={setting.costs}
                seconds={ordered.state ? undefined : estimate.plan?.quote.estimated_seconds}
              />
            )}
          </Paper>
        )}
      </div>
    </Page>
  );
}
