// The studio: compose a video, see what it costs, order it, watch it being made.
import type { NewVideo, VideoQueued } from '@greenroom/contract/videos';
import { Grid, Paper, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useRef } from 'react';
import { useVisitor } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Page } from '../parts/page.tsx';
import { CastSection } from '../parts/studio/cast-section.tsx';
import { FormatSection } from '../parts/studio/format-section.tsx';
import { LookSection } from '../parts/studio/look-section.tsx';
import { OrderPanel } from '../parts/studio/order-panel.tsx';
import { placeOf } from '../parts/studio/places.ts';
import { PriceBar } from '../parts/studio/price-bar.tsx';
import { problemsIn } from '../parts/studio/problems.ts';
import { orderRequestOf } from '../parts/studio/request.ts';
import { ScenesSection } from '../parts/studio/scenes-section.tsx';
import { ScriptSection } from '../parts/studio/script-section.tsx';
import classes from '../parts/studio/studio.module.css';
import { useDraft } from '../parts/studio/use-draft.ts';
import { useEarlier } from '../parts/studio/use-earlier.ts';
import { useOrder } from '../parts/studio/use-order.ts';
import { usePlan } from '../parts/studio/use-plan.ts';
import { WatchPanel } from '../parts/studio/watch-panel.tsx';

export function StudioPage() {
  const { client_id: client } = useVisitor();
  const { draft, update } = useDraft(client);
  const planned = usePlan(draft);
  const [watched, setWatched] = useLocalStorage<string | null>({
    key: placeOf(client, 'watched'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const { order, pending, error, reset } = useOrder<NewVideo, VideoQueued>({
    path: '/studio/videos',
    place: placeOf(client, 'video'),
    onAnswer: ({ workflow_id }) => setWatched(workflow_id),
  });

  const earlierError = useEarlier((earlier) => {
    update(earlier);
    setWatched(null);
  });
  const side = useRef<HTMLDivElement>(null);
  const problems = { ...problemsIn(error), ...planned.problems };
  const change: typeof update = (part) => {
    // What was refused was another draft.
    if (error) reset();
    update(part);
  };
  const section = { draft, update: change, problems };

  return (
    <Page title="Studio" description="A script, a presenter, a voice: a vertical video." width="wide">
      <ErrorNote error={earlierError} title="That order could not be taken over" />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <FormatSection {...section} />
            <CastSection {...section} />
            <ScriptSection {...section} seconds={planned.plan?.quote.estimated_seconds} />
            {draft.mode === 'scenes' ? <ScenesSection {...section} /> : <LookSection {...section} client={client} />}
            {!watched && (
              <PriceBar
                plan={planned.plan}
                isFaulty={Object.keys(planned.problems).length > 0}
                onGo={() => side.current?.scrollIntoView()}
              />
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <div className={classes.side} ref={side}>
            {watched ? (
              <WatchPanel id={watched} onClose={() => setWatched(null)} />
            ) : (
              <Paper component="section" aria-label="Price and order">
                <OrderPanel
                  draft={draft}
                  planned={planned}
                  refusal={error}
                  busy={pending !== undefined}
                  onOrder={() => {
                    const request = orderRequestOf(draft);
                    if (request) order(request);
                  }}
                />
              </Paper>
            )}
          </div>
        </Grid.Col>
      </Grid>
    </Page>
  );
}
