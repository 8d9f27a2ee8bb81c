// The settings that a video was created with, and the facts of the result.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { NewVideo } from '@greenroom/contract/videos';
import { Text } from '@mantine/core';
import { formatDateTime, formatElapsed } from '../../lib/format.ts';
import classes from './settings.module.css';

const DELETED = 'Deleted';

/** Kinds whose `about` is the name of what was created. */
const NAMED: ReadonlySet<string> = new Set(['character', 'voice']);

const settingsOf = (request: NewVideo): [name: string, value: string | undefined][] =>
  request.mode === 'scenes'
    ? [
        ['Idea', request.video_idea],
        ['Narration', request.narration_mode === 'voiceover' ? 'Voice-over only' : 'Presenter and voice-over'],
        ['Images', request.scene_elements?.length ? String(request.scene_elements.length) : undefined],
        ['Quality', request.fast ? 'Fast' : 'Standard'],
        ['Topic', request.topic],
        ['Audience', request.audience],
        ['Language', request.language],
      ]
    : [
        ['Setting', request.video_idea],
        ['First frame', request.first_frame_url ? 'Your preview image' : undefined],
        ['Resolution', request.resolution],
        ['Captions', request.use_dynamic_captions ? `Burned in, ${request.captions_position ?? 'bottom'}` : 'Off'],
        ['Language', request.captions_language],
      ];

const rowsOf = (video: JobDetail): [name: string, value: string | undefined][] => {
  const { request, character_name, voice_name, output } = video;
  const hasVoice = request?.voice_id !== undefined;
  return [
    ...(request
      ? ([
          ['Presenter', character_name ?? DELETED],
          ['Voice', hasVoice ? (voice_name ?? DELETED) : 'Your recording'],
          ...settingsOf(request),
        ] as const)
      : NAMED.has(video.kind)
        ? ([['Name', video.about]] as const)
        : []),
    ['Length', output?.duration === undefined ? undefined : formatElapsed(output.duration * 1000)],
    ['Size', output?.width === undefined ? undefined : `${output.width} × ${output.height} px`],
    ['Engine', video.engine ?? undefined],
    ['Created', formatDateTime(video.queued_at)],
    ['Finished', video.completed_at === null ? undefined : formatDateTime(video.completed_at)],
  ].map(([name, value]) => [name!, value]);
};

export function Settings({ video }: { video: JobDetail }) {
  return (
    <dl className={classes.settings}>
      {rowsOf(video)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" size="sm" dir="auto">
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
