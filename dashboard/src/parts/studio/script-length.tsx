// The length meter of the script: yellow near the limit, full and red above it.

import { limits } from '@greenroom/contract/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Progress, Text } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import type { SpeechLength } from './refused-length.ts';

const WARNING_FRACTION = 0.9;

interface Props {
  script: string;
  /** Undefined until it is known. */
  length: SpeechLength | undefined;
}

export const ScriptLength = ({ script, length }: Props) => {
  const characters = [...script].length;
  const isEmpty = script.trim() === '';
  const fraction = Math.max(
    length ? length.seconds / length.maxSeconds : 0,
    // So long a script has no estimate.
    characters > limits.scriptLength ? characters / limits.scriptLength : 0,
  );
  const isOver = fraction > 1;
  // Whole seconds, which are above the limit only if the script is.
  const max = Math.floor(length?.maxSeconds ?? 0);
  const seconds = isOver ? Math.ceil(length?.seconds ?? 0) : Math.min(max, Math.round(length?.seconds ?? 0));
  const isLong = characters > WARNING_FRACTION * limits.scriptLength;
  return (
    <div>
      {!isEmpty && (
        <Progress
          value={Math.min(1, fraction) * 100}
          size="xs"
          mb={8}
          color={isOver ? 'red' : fraction > WARNING_FRACTION ? 'yellow' : 'green'}
          aria-label={t`Script length`}
        />
      )}
      <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
        {isEmpty && t`Aim for 10–30 seconds (25–75 words).`}
        {length && t`About ${formatCount(seconds)} of ${max} seconds`}
        {length && isLong && ', '}
        {(isLong || (!length && !isEmpty)) && (
          <Trans>
            {formatCount(characters)} of {formatCount(limits.scriptLength)} characters
          </Trans>
        )}
      </Text>
    </div>
  );
};
