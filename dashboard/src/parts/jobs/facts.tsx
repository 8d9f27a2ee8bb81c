// What a job was ordered with: who, how, and in which words.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { NewVideo } from '@greenroom/contract/videos';
import { Text } from '@mantine/core';
import { formatDateTime, formatElapsed } from '../../lib/format.ts';
import classes from './facts.module.css';

const DELETED = 'deleted since';

/** Kinds of jobs whose words are the name of what they make. */
const NAMED: ReadonlySet<string> = new Set(['character', 'voice']);

const settingsOf = (request: NewVideo): [name: string, value: string | undefined][] =>
  request.mode === 'scenes'
    ? [
        ['Idea', request.video_idea],
        ['Narration', request.narration_mode === 'voiceover' ? 'Voiceover throughout' : 'On camera and voiceover'],
        ['Images', request.scene_elements?.length ? String(request.scene_elements.length) : undefined],
        ['Quality', request.fast ? 'Fast' : 'Standard'],
        ['Topic', request.topic],
        ['Audience', request.audience],
        ['Language', request.language],
      ]
    : [
        ['Idea', request.video_idea],
        ['First frame', request.first_frame_url ? 'A still that was given' : undefined],
        ['Resolution', request.resolution],
        ['Captions', request.use_dynamic_captions ? `In the picture, at the ${request.captions_position}` : 'None'],
        ['Language', request.captions_language],
      ];

const factsOf = (job: JobDetail): [name: string, value: string | undefined][] => {
  const { request, character_name, voice_name, output } = job;
  const hasVoice = request?.voice_id !== undefined;
  return [
    ...(request
      ? ([
          ['Character', character_name ?? DELETED],
          ['Voice', hasVoice ? (voice_name ?? DELETED) : 'A recording of your own'],
          ...settingsOf(request),
        ] as const)
      : NAMED.has(job.kind)
        ? ([['Name', job.about]] as const)
        : []),
    ['Length', output?.duration === undefined ? undefined : formatElapsed(output.duration * 1000)],
    ['Size', output?.width === undefined ? undefined : `${output.width} × ${output.height}`],
    ['Made by', job.engine ?? undefined],
    ['Ordered', formatDateTime(job.queued_at)],
    ['Finished', job.completed_at === null ? undefined : formatDateTime(job.completed_at)],
  ].map(([name, value]) => [name!, value]);
};

export function Facts({ job }: { job: JobDetail }) {
  return (
    <dl className={classes.facts}>
      {factsOf(job)
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
