// Records a voice with the browser’s microphone, with a text to read aloud.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Blockquote, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { Icon } from '../icons.tsx';

/** Only this much of a recording is used. */
const MAX_SECONDS = 180;

const stop = (recorder: MediaRecorder | undefined) => {
  if (recorder?.state === 'recording') recorder.stop();
};

export function Recorder({ onRecorded, disabled }: { onRecorded: (file: File) => void; disabled: boolean }) {
  const [seconds, setSeconds] = useState<number>();
  const [error, setError] = useState('');
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
    if (seconds === MAX_SECONDS) stop(recorder.current);
  });

  async function start() {
    setError('');
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
      setError(t`Recording needs a secure (https) connection. Upload a recording instead.`);
      return;
    }
    try {
      // Call processing would degrade the cloned voice.
      const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: true };
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      const mediaRecorder = new MediaRecorder(stream);
      recorder.current = mediaRecorder;
      mediaRecorder.ondataavailable = ({ data }) => {
        if (data.size > 0) onRecorded(new File([data], t`Recording`, { type: data.type }));
      };
      mediaRecorder.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        setSeconds(undefined);
      };
      mediaRecorder.start();
      setSeconds(0);
    } catch {
      setError(t`Microphone unavailable. Allow access in the browser’s address bar, then try again.`);
    }
  }

  return (
    <Stack gap="xs">
      {recording && (
        <Blockquote p="sm" m={0} color="green">
          <Text size="sm">
            <Trans>
              Read this aloud, as if to a friend: “When I walked into the little shop on the corner, I did not expect to
              stay for an hour. But every shelf had a story, and the owner knew all of them. Have you ever tasted honey
              from three different valleys? I have now, and I can tell you which one I took home.”
            </Trans>
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
            <Trans>Stop recording</Trans>
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon name="voice" size={16} />}
            onClick={start}
            disabled={disabled}
            size="xs"
          >
            <Trans>Record</Trans>
          </Button>
        )}
        {recording && (
          <Text size="sm" role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatDuration(seconds)} · {seconds < 5 ? t`at least 5 seconds` : t`aim for 30 seconds`}
          </Text>
        )}
      </Group>
      {error && (
        <Alert color="red" variant="light" role="alert" icon={<Icon name="warning" />}>
          {error}
        </Alert>
      )}
    </Stack>
  );
}
