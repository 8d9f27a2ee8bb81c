// Shows the progress of the video: one redrawn line on a terminal, otherwise a few lines.
import type { VideoProgress } from '@greenroom/sdk';

const CELLS = 30;
const STEP = 0.25;

export interface ProgressBar {
  show(progress: VideoProgress): void;
  close(): void;
}

export function createProgressBar(out: NodeJS.WriteStream): ProgressBar {
  let printed = -1;
  let drawn = false;
  return {
    show({ status, progress, phase }) {
      const label = `${String(Math.round(progress * 100)).padStart(3)} %  ${phase ?? status}`;
      if (out.isTTY) {
        const full = Math.round(progress * CELLS);
        out.write(`\r  ${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${label}\u001b[K`);
        drawn = true;
      } else if (progress === 1 ? printed < 1 : progress >= printed + STEP) {
        out.write(`  ${label}\n`);
        printed = progress;
      }
    },
    close() {
      if (drawn) out.write('\n');
      drawn = false;
    },
  };
}
