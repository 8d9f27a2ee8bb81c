// Orders speech without a video: an interactive job that the request waits for.
import type { TtsCreated, TtsRequest } from '@greenroom/contract/tts';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { getVoice } from '../../library/voices.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceSpeech } from '../../pricing/items.ts';
import { type VoiceSnapshot, voiceSnapshotOf } from '../voice/snapshot.ts';
import { speakersOf } from '../voice/speakers.ts';

export type SpeechOrder = { request: TtsRequest; voice: VoiceSnapshot };

export type SpeechOrders = ReturnType<typeof createSpeechOrders>;

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
}

export const createSpeechOrders = ({ db, placeAndWait, engines }: Deps) => ({
  order: (context: RequestContext, request: TtsRequest): Promise<Response<TtsCreated>> =>
    placeAndWait.run(context, async () => {
      const voice = voiceSnapshotOf(await getVoice(db, context.client, request.voice_id));
      speakersOf(engines, voice);
      const input: SpeechOrder = { request, voice };
      return {
        kind: 'tts',
        input,
        request: { text: request.text },
        price: priceSpeech(characterCount(request.text)),
        voiceId: voice.id,
        // Read again under a lock: the samples of a voice that was deleted meanwhile may be erased.
        reserve: async (tx) => void (await getVoice(tx, context.client, voice.id)),
      };
    }),
});
