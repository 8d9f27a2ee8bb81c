// The video library: a grid that begins with the videos in progress, with search, filters and actions for one or several.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { useDeletion } from '../lib/use-deletion.ts';
import { EmptyStateRow } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { StartFromTemplate } from '../parts/overview/start-from-template.tsx';
import { RenameDialog } from '../parts/rename-dialog.tsx';
import { inStartOrder } from '../parts/videos/in-progress.ts';
import { renameVideo } from '../parts/videos/rename-video.ts';
import { SelectionBar } from '../parts/videos/selection-bar.tsx';
import { ShareDialog } from '../parts/videos/share-dialog.tsx';
import { useRunningVideos } from '../parts/videos/use-running-videos.ts';
import { VideoCard } from '../parts/videos/video-card.tsx';
import { noFilter, searchOf, VideoFilters } from '../parts/videos/video-filters.tsx';
import { grid, VideoSkeletons, VideosLayout } from '../parts/videos/videos-layout.tsx';

export function VideosPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const { running = [], isFetched } = useRunningVideos();
  const onlyRunning = filter.status === 'in_progress';
  // Not beside the running ones: a video that ends between the two requests would be in neither list.
  const list = useList<Video>('/videos', { query: searchOf(filter), enabled: isFetched && !onlyRunning });
  const shownRunning = onlyRunning || !isFiltered(filter) ? running : [];
  const isEmpty = !isFiltered(filter) && isFetched && running.length === 0 && list.items?.length === 0;
  // From then on also while another list is loaded, so that the search keeps its focus.
  const [hasVideos, setHasVideos] = useState(isFiltered(filter));
  if (!hasVideos && (isFiltered(filter) || running.length > 0 || (list.items?.length ?? 0) > 0)) setHasVideos(true);
  // One that has just ended may be in both lists.
  const isShown = (id: string) => shownRunning.some((video) => video.id === id);
  return (
    <VideosLayout>
      {hasVideos && !isEmpty && <VideoFilters filter={filter} onChange={setFilter} />}
      <Loaded query={{ ...list, data: onlyRunning && isFetched ? [] : list.items }} skeleton={<VideoSkeletons />}>
        {(videos) =>
          shownRunning.length + videos.length > 0 ? (
            <VideoGrid videos={[...inStartOrder(shownRunning), ...videos.filter(({ id }) => !isShown(id))]} />
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <>
              <EmptyStateRow icon="play" title={t`No videos yet`}>
                <Trans>Type a script and an AI presenter says it. Your videos appear here.</Trans>
              </EmptyStateRow>
              <StartFromTemplate />
              <DeletedLink onClick={() => setFilter({ status: 'deleted' })} />
            </>
          )
        }
      </Loaded>
      {!onlyRunning && <LoadMore list={list} />}
    </VideosLayout>
  );
}

/** Nothing unless a video can be restored. */
function DeletedLink({ onClick }: { onClick: () => void }) {
  const { items } = useList<Video>('/videos', { query: { status: 'deleted', limit: 1 } });
  if (!items?.length) return null;
  return (
    <Button variant="subtle" size="compact-sm" mx="auto" onClick={onClick}>
      <Trans>Recently deleted</Trans>
    </Button>
  );
}

function VideoGrid({ videos }: { videos: readonly Video[] }) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [renamed, setRenamed] = useState<Video>();
  const [shared, setShared] = useState<Video>();
  const { deletion, restoration } = useDeletion('/videos');
  const selected = videos.filter(({ id }) => selectedIds.has(id));
  const select = (id: string, isSelected: boolean) =>
    setSelectedIds(new Set(isSelected ? [...selectedIds, id] : [...selectedIds].filter((one) => one !== id)));
  const actions = {
    select: ({ id }: Video) => select(id, true),
    rename: setRenamed,
    share: setShared,
    remove: ({ id }: Video) => deletion.mutate([id]),
    restore: ({ id }: Video) => restoration.mutate([id]),
  };
  return (
    <>
      <ErrorNote error={deletion.error} title={t`Nothing was deleted`} />
      {videos.some(({ restorable_until }) => restorable_until) && (
        <Text size="sm" c="dimmed">
          <Trans>Deleted videos can be restored for seven days. Their links do not work meanwhile.</Trans>
        </Text>
      )}
      <SimpleGrid {...grid}>
        {videos.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            library={{
              selected: selectedIds.has(video.id),
              onSelect: (isSelected) => select(video.id, isSelected),
              actions,
            }}
          />
        ))}
      </SimpleGrid>
      {selected.length > 0 && (
        <SelectionBar
          videos={selected}
          busy={deletion.isPending}
          onDelete={() =>
            deletion.mutate(
              selected.map(({ id }) => id),
              { onSuccess: () => setSelectedIds(new Set()) },
            )
          }
          onClear={() => setSelectedIds(new Set())}
        />
      )}
      <RenameDialog
        item={renamed && { id: renamed.id, name: renamed.title }}
        label={t`Title`}
        rename={renameVideo}
        onClose={() => setRenamed(undefined)}
      />
      <ShareDialog video={shared} onClose={() => setShared(undefined)} />
    </>
  );
}
