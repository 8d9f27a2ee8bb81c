// Measures captions: highlights read from finished videos, compared with the times at which words are spoken.

import { SAFE } from '@greenroom/captions/safe-area';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { studioPorts } from '../engines/studio/src/adapters/ports.ts';
import { pairWords, readCaptions } from './captions-read.ts';
import { openStepContext } from './open-step-context.ts';
import { median } from './render-effort.ts';

/** Texts with both writing directions, with and without spaces. */
const TEXTS = {
  en:
    'Every morning at five we light the ovens and bake fresh bread, slowly, for people who love good food. ' +
    'We never hurry a loaf! Come by on Monday, bring 25 friends, and try a warm plum bun.',
  de: 'Jeden Morgen um fünf heizen wir die Öfen an und backen langsam frisches Brot. Kommen Sie am Montag vorbei!',
  ar: 'كل صباح في الخامسة نشعل الأفران ونخبز خبزا طازجا ببطء. تعالوا إلى متجر Green Room يوم الاثنين!',
  zh: '每天早上五点，我们点燃烤炉，慢慢地烤出新鲜的面包。星期一来尝尝吧！',
} as const;

const { ctx, close } = await openStepContext();
const { characterSheet, speech: voice, voiceLibrary, talkingHead } = studioPorts;

try {
  // Nothing in the picture has the highlight's colour.
  const description = 'A woman with short grey hair and glasses, in a dark blue blazer';
  const { likeness } = await characterSheet.fromDescription({ description, references: [], recastAttempt: 0 }, ctx);
  const rows: Record<string, Record<string, string | number>> = {};
  const measure = async (row: string, speech: Speech, shown: Timings) => {
    const { clip } = await talkingHead.render(
      {
        firstFrame: { presenter: testPresenter(likeness), scene: 'a plain grey studio' },
        speech: Promise.resolve({ file: speech.file, timings: shown }),
        captions: { position: 'bottom', look: defaultCaptionLook },
        resolution: '480p',
        seed: 'captions',
      },
      ctx,
    );
    const seen = await readCaptions(clip);
    const pairs = pairWords(
      speech.words.map(({ startMs }) => startMs),
      seen,
    );
    const late = pairs.flatMap((word, i) => (word ? [word.fromMs - speech.words[i]!.startMs] : []));
    const off = late.map(Math.abs);
    const edge = (side: 'left' | 'right' | 'top' | 'bottom', pick: (...values: number[]) => number) =>
      pick(...seen.map(({ box }) => box[side]));
    const inside = edge('right', Math.max) <= SAFE.right && edge('bottom', Math.max) <= SAFE.bottom;
    rows[row] = {
      'words seen': `${off.length} of ${speech.words.length}`,
      'off ms (median)': Math.round(median(off)),
      '90 %': Math.round(off.toSorted((a, b) => a - b)[Math.floor(off.length * 0.9)]!),
      'late ms (median)': Math.round(median(late)),
      'left to right %': `${Math.round(edge('left', Math.min) * 100)} to ${Math.round(edge('right', Math.max) * 100)}`,
      'bottom %': Math.round(edge('bottom', Math.max) * 100),
      'safe area': inside ? 'kept' : 'LEFT',
    };
  };
  for (const [language, text] of Object.entries(TEXTS)) {
    for (const gender of ['female', 'male'] as const) {
      const { voice: kept } = (await voiceLibrary.select({ language, gender, variant: 0 }, ctx))!;
      const said = await voice.synthesize({ text, voice: kept, language, settings: {} }, ctx);
      // The other voice simulates a recording of the same script.
      if (gender === 'female') await measure(`${language}, own speech`, said, said);
      else {
        const aligned = await voice.align({ file: said.file, text, language }, ctx);
        await measure(`${language}, given audio, known script`, said, aligned);
      }
    }
  }
  console.log(
    'Targets: medians of at most 80 ms for synthesized speech and 120 ms for recordings, inside the safe area.',
  );
  console.table(rows);
} finally {
  await close();
}
process.exit(0);
