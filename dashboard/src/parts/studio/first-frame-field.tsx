// The opening of a talking head as a picture beforehand: drawn for its price, then used by the video, which draws none of its own.
import type { FirstFrameCreated, NewFirstFrame } from '@greenroom/contract/first-frames';
import { flatPrices } from '@greenroom/contract/prices';
import { Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { formatCredits } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { type Draft, frameOf } from './draft.ts';
import { OrderError } from './order-error.tsx';
import { placeOf } from './places.ts';
import { problemsIn } from './problems.ts';
import type { Update } from './use-draft.ts';
import { useOrder } from './use-order.ts';

interface Props {
  draft: Draft;
  update: Update;
  error: string | undefined;
  client: string;
}

const price = formatCredits(flatPrices.firstFrame);

export const FirstFrameField = ({ draft, update, error, client }: Props) => {
  const { characterId, idea } = draft;
  const frame = frameOf(draft);
  const {
    order,
    pending,
    error: refusal,
  } = useOrder<NewFirstFrame, FirstFrameCreated>({
    path: '/studio/first-frames',
    place: placeOf(client, 'frame'),
    onAnswer: ({ image_url }, { character_id, scene_description }) =>
      update({ frame: { url: image_url, characterId: character_id, idea: scene_description } }),
  });
  const problem = problemsIn(refusal).scene_description;
  const canDraw = characterId !== null && idea.trim() !== '';
  const outdated = frame !== null && frame.idea !== idea && idea.trim() !== '';

  return (
    <Stack gap="xs">
      <Group align="flex-start" wrap="nowrap">
        {frame && (
          <Image src={ownFile(frame.url)} alt="First frame" w={108} radius="sm" style={{ aspectRatio: '9 / 16' }} />
        )}
        <Stack gap="xs" align="flex-start">
          <div>
            <Input.Label labelElement="div">
              {frame ? 'Your video opens with this picture' : 'See the opening first'}
            </Input.Label>
            <Text size="sm" c="dimmed">
              {!frame
                ? `Costs ${price} now; the video then uses the picture and saves the same ${flatPrices.firstFrame}.`
                : outdated
                  ? 'You have changed the words since. The picture counts: draw it again, or take it out.'
                  : 'Not as you imagined it? Change the words and draw it again.'}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              variant="light"
              size="sm"
              disabled={!canDraw || pending !== undefined}
              leftSection={pending ? <Loader size="xs" /> : undefined}
              onClick={() => order({ character_id: characterId!, scene_description: idea })}
            >
              {pending ? 'Drawing…' : frame ? `Draw again (${price})` : `Draw it (${price})`}
            </Button>
            {frame && (
              <Button variant="subtle" size="sm" color="gray" onClick={() => update({ frame: null })}>
                Take it out
              </Button>
            )}
          </Group>
          {!canDraw && !frame && (
            <Text size="xs" c="dimmed">
              {characterId === null ? 'Choose a presenter first.' : 'Describe the opening first.'}
            </Text>
          )}
        </Stack>
      </Group>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {problem ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      ) : (
        <OrderError error={refusal} />
      )}
    </Stack>
  );
};
