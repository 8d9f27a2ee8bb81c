// Orders voices: an interactive job that the request waits for. A voice counts against its limit from the order on.
import type { VoiceCreated, VoiceRequest } from '@greenroom/contract/voices';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { lockClient } from '../../clients/clients.ts';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { newVoiceId } from '../../kernel/ids.ts';
import { type CloneSource, checkSource } from '../../library/clone-source.ts';
import * as library from '../../library/voices.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceVoice } from '../../pricing/items.ts';
import { noLibraryVoice } from './no-library-voice.ts';

/**
 * What an order from the dashboard has beyond the request: the uploads and the consent of a clone, and the number of a stock voice.
 * Without a number, it is one that the client does not have yet.
 */
interface Choice {
  source?: CloneSource | undefined;
  variant?: number | undefined;
}

export type VoiceOrder = { voiceId: string; request: VoiceRequest; source?: CloneSource; variant?: number };

export type VoiceOrders = ReturnType<typeof createVoiceOrders>;

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
  maxVoices: Record<library.VoiceKind, number>;
}

export const createVoiceOrders = ({ db, placeAndWait, engines, maxVoices }: Deps) => {
  const checkLanguage = (language: string) => {
    const code = languageCode(language);
    if (code === undefined || !engines.forPort('voiceLibrary').voiceLibrary.languages.includes(code))
      throw noLibraryVoice(language);
  };

  return {
    /** Throws 404 if an upload of the source is gone or the library has no voice for the language. */
    order(
      context: RequestContext,
      request: VoiceRequest,
      { source, variant }: Choice = {},
    ): Promise<Response<VoiceCreated>> {
      const voiceId = newVoiceId();
      const { client } = context;
      const { kind, name } = request;
      return placeAndWait.run(context, async () => {
        if (source) await checkSource(db, client, 'sample', source);
        if (request.kind === 'library') checkLanguage(request.language);
        const input: VoiceOrder = {
          voiceId,
          request,
          ...(source && { source }),
          ...(variant !== undefined && { variant }),
        };
        return {
          kind: 'voice',
          input,
          request: { name },
          price: priceVoice(kind),
          voiceId,
          async reserve(tx) {
            // Under the client's lock, the count cannot change before the new row is inserted.
            await lockClient(tx, client);
            await library.checkVoiceCap(tx, client, kind, maxVoices[kind]);
            await library.reserveVoice(tx, client, { id: voiceId, name, kind });
          },
        };
      });
    },
  };
};
