// The settings that a video was created with, and the facts of the result.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { NewVideo } from '@greenroom/contract/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatDateTime, formatElapsed } from '../../lib/format.ts';
import classes from './settings.module.css';

const DELETED = t`Deleted`;

/** Kinds whose `about` is the name of what was created. */
const NAMED: ReadonlySet<string> = new Set(['character', 'voice']);

const captionsOf = ({ use_dynamic_captions, captions_position }: NewVideo): string => {
  if (!use_dynamic_captions) return t`Off`;
  return captions_position === 'top' ? t`Burned in, top` : t`Burned in, bottom`;
};

const settingsOf = (request: NewVideo): [name: string, value: string | undefined][] =>
  request.mode === 'scenes'
    ? [
        [t`Idea`, request.video_idea],
        [t`Voice-over`, request.narration_mode === 'voiceover' ? t`In all shots` : t`In some shots`],
        [t`Images`, request.scene_elements?.length ? String(request.scene_elements.length) : undefined],
        [t`Quality`, request.fast ? t`Fast` : t`Standard`],
        [t`Topic`, request.topic],
        [t`Audience`, request.audience],
        [t`Language`, request.language],
      ]
    : [
        [t`Setting`, request.video_idea],
        [t`Opening picture`, request.first_frame_url ? t`Your preview image` : undefined],
        [t`Resolution`, request.resolution],
        [t`Captions`, captionsOf(request)],
        [t`Language`, request.captions_language],
      ];

const rowsOf = (video: JobDetail): [name: string, value: string | undefined][] => {
  const { request, character_name, voice_name, output } = video;
  const hasVoice = request?.voice_id !== undefined;
  return [
    ...(request
      ? ([
          [t`Presenter`, character_name ?? DELETED],
          [t`Voice`, hasVoice ? (voice_name ?? DELETED) : t`Your recording`],
          ...settingsOf(request),
        ] as const)
      : NAMED.has(video.kind)
        ? ([[t`Name`, video.about]] as const)
        : []),
    [t`Length`, output?.duration === undefined ? undefined : formatElapsed(output.duration * 1000)],
    [t`Size`, output?.width === undefined ? undefined : `${output.width} × ${output.height} px`],
    [t`Engine`, video.engine ?? undefined],
    [t`Created`, formatDateTime(video.queued_at)],
    [t`Finished`, video.completed_at === null ? undefined : formatDateTime(video.completed_at)],
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
      <div>
        <Text component="dt" size="sm" c="dimmed">
          <Trans>ID</Trans>
        </Text>
        <Text component="dd" size="sm">
          <code>{video.id}</code>
        </Text>
      </div>
    </dl>
  );
}
