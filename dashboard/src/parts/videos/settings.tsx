// The settings that a video was created with, and the facts of the result.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { NewVideo } from '@greenroom/contract/videos';
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime, formatElapsed } from '../../lib/format.ts';
import classes from './settings.module.css';

type Row = readonly [name: string, value: ReactNode | undefined];

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
        [t`Captions`, captionsOf(request)],
        [t`Language`, request.captions_language],
      ];

const rowsOf = (video: JobDetail): Row[] => {
  const { request, character_name, voice_name } = video;
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
  ];
};

const factsOf = ({ output, engine, queued_at, completed_at, id }: JobDetail): Row[] => [
  [t`Length`, output?.duration === undefined ? undefined : formatElapsed(output.duration * 1000)],
  [t`Size`, output?.width === undefined ? undefined : `${output.width} × ${output.height} px`],
  [t`Engine`, engine ?? undefined],
  [t`Created`, formatDateTime(queued_at)],
  [t`Finished`, completed_at === null ? undefined : formatDateTime(completed_at)],
  [t`ID`, <code key="id">{id}</code>],
];

const Rows = ({ rows }: { rows: Row[] }) => (
  <dl className={classes.settings}>
    {rows
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

export const Settings = ({ video }: { video: JobDetail }) => <Rows rows={rowsOf(video)} />;

/** Of the result: exact, for developers. */
export const Facts = ({ video }: { video: JobDetail }) => <Rows rows={factsOf(video)} />;
