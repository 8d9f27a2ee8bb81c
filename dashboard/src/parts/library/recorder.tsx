// Records somebody's voice with the browser's microphone, with words to read aloud.
import { Alert, Blockquote, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { Icon } from '../icons.tsx';

/** As much as is used of a sample. */
const MOST_SECONDS = 180;

const stop = (recorder: MediaRecorder | undefined) => {
  if (recorder?.state === 'recording') recorder.stop();
};

export function Recorder({ onRecorded, disabled }: { onRecorded: (file: File) => void; disabled: boolean }) {
  const [seconds, setSeconds] = useState<number>();
  const [problem, setProblem] = useState('');
  const recorder = useRef<MediaRecorder>(undefined);

  useEffect(
    () => () => {
      if (recorder.current) recorder.current.ondataavailable = null;
      stop(recorder.current);
    },
    [],
  );
  const recording = seconds !== undefined;
  useEffect(() => {
    if (!recording) return;
    const clock = setInterval(() => setSeconds((before = 0) => before + 1), 1000);
    return () => clearInterval(clock);
  }, [recording]);
  useEffect(() => {
    if (seconds === MOST_SECONDS) stop(recorder.current);
  });

  async function start() {
    setProblem('');
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
      setProblem('This browser cannot record here: it needs a secure (https) address. Send a recorded file instead.');
      return;
    }
    try {
      // The voice as it is: what makes calls clearer makes clones duller.
      const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: true };
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      const made = new MediaRecorder(stream);
      recorder.current = made;
      made.ondataavailable = ({ data }) => {
        if (data.size > 0) onRecorded(new File([data], 'Recording', { type: data.type }));
      };
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        setSeconds(undefined);
      };
      made.start();
      setSeconds(0);
    } catch {
      setProblem(
        'The microphone could not be used. Allow it for this page in the browser’s address bar, then try again.',
      );
    }
  }

  return (
    <Stack gap="xs">
      {recording && (
        <Blockquote p="sm" m={0} color="green">
          <Text size="sm">
            Read aloud, as you would to a friend: “When I walked into the little shop on the corner, I did not expect to
            stay for an hour. But every shelf had a story, and the owner knew all of them. Have you ever tasted honey
            from three different valleys? I have now, and I can tell you which one I took home.”
          </Text>
        </Blockquote>
      )}
      <Group gap="sm" justify="center">
        {recording ? (
          <Button
            color="red.9"
            leftSection={<Icon name="stop" size={16} />}
            onClick={() => stop(recorder.current)}
            size="xs"
          >
            Stop recording
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon name="voice" size={16} />}
            onClick={start}
            disabled={disabled}
            size="xs"
          >
            Record now
          </Button>
        )}
        {recording && (
          <Text size="sm" role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatDuration(seconds)} {seconds < 5 ? 'of at least 0:05' : 'and counting; half a minute is good'}
          </Text>
        )}
      </Group>
      {problem && (
        <Alert color="red" variant="light" role="alert" icon={<Icon name="warning" />}>
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
