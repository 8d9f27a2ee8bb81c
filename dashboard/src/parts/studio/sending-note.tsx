// How far a file is on its way, and what was wrong with it.
import { Progress, Text } from '@mantine/core';
import { ErrorNote } from '../error-note.tsx';

export const SendingNote = ({ part, error }: { part: number | undefined; error: Error | null }) => (
  <>
    {part !== undefined && (
      <div role="status">
        <Progress value={part < 1 ? part * 90 : 100} animated={part >= 1} aria-label="Sent so far" />
        <Text size="xs" c="dimmed" mt={4}>
          {part < 1 ? 'Sending…' : 'Looking it over…'}
        </Text>
      </div>
    )}
    <ErrorNote error={error} />
  </>
);
