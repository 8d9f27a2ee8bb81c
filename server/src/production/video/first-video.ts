// A first video for whoever has just arrived: a presenter from words, a library voice and a short talking_head, one after the other.
import type { CharacterRequest } from '@greenroom/contract/characters';
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import { limits } from '@greenroom/contract/limits';
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { VoiceRequest } from '@greenroom/contract/voices';
import type { RequestContext } from '../../http/request-context.ts';
import { bodyHash } from '../../orders/body-hash.ts';
import { priceCharacter } from '../../pricing/pieces.ts';
import type { CharacterProduction, CharacterQueries } from '../character/characters.ts';
import type { VoiceProduction, VoiceQueries } from '../voice/voices.ts';
import type { VideoOrders } from './video-orders.ts';

const PRESENTER: CharacterRequest = {
  mode: 'description',
  name: 'Nora',
  description:
    'A friendly woman of about 35 with shoulder-length brown hair, hazel eyes, light freckles and a teal blouse, smiling warmly',
  reference_image_urls: [],
  recast_attempt: 0,
};

const VOICE: VoiceRequest = { kind: 'library', name: 'English, female', language: 'en', gender: 'female' };

const SCRIPT = 'Hi! A minute ago I was a line of text, and now I am talking to you. Write down what I should say next.';

const videoWith = (character_id: string, voice_id: string): TalkingHeadRequest => ({
  mode: 'talking_head',
  character_id,
  speech: { kind: 'script', voice_id, script: SCRIPT },
  video_idea: 'A bright home office in the morning, plants by the window',
  first_frame_url: undefined,
  resolution: '480p',
  use_dynamic_captions: true,
  captions_language: 'en',
  captions_position: 'bottom',
});

interface Deps {
  characters: Pick<CharacterProduction, 'order'>;
  characterLists: Pick<CharacterQueries, 'list'>;
  voices: Pick<VoiceProduction, 'order'>;
  voiceLists: Pick<VoiceQueries, 'list'>;
  videos: Pick<VideoOrders, 'order' | 'estimate'>;
}

export type FirstVideoOrders = ReturnType<typeof createFirstVideo>;

export const createFirstVideo = ({ characters, characterLists, voices, voiceLists, videos }: Deps) => {
  /** Whoever the account has already is taken, so that nobody is made or paid for twice. */
  const look = async (client: string, signal: AbortSignal): Promise<FirstVideo> => {
    const [{ characters: presenters }, { voices: ownVoices }, { body: quote }] = await Promise.all([
      characterLists.list(client, limits.listedCharacters),
      voiceLists.list(client),
      videos.estimate({ client, signal, idempotency: undefined }, videoWith('anybody', 'any')),
    ]);
    const presenter = presenters[0] ?? null;
    return {
      presenter,
      voice: ownVoices.find(({ kind, language }) => kind === 'cloned' || language === VOICE.language) ?? null,
      script: SCRIPT,
      workflow_id: null,
      credits_required: quote.credits_required + (presenter ? 0 : priceCharacter().total),
      credits_balance: quote.credits_balance,
    };
  };

  return {
    look,

    /**
     * Does what is missing next, one thing a call. Repeated with the same `composition`, also after a crash or a lost
     * answer, it goes on where it stood and orders nothing twice.
     */
    async advance(client: string, composition: string, signal: AbortSignal): Promise<FirstVideo> {
      const callFor = (thing: string): RequestContext => ({
        client,
        signal,
        // Named by the composition alone: whoever is newest in the library may be another by the time it is repeated.
        idempotency: { method: 'POST', route: `/first-video/${thing}`, key: composition, bodyHash: bodyHash(thing) },
      });
      const seen = await look(client, signal);
      if (!seen.presenter) await characters.order(callFor('presenter'), PRESENTER);
      else if (!seen.voice) await voices.order(callFor('voice'), VOICE);
      else {
        const request = videoWith(seen.presenter.character_id, seen.voice.voice_id);
        const { body } = await videos.order(callFor('video'), request);
        return { ...seen, workflow_id: body.workflow_id, credits_required: 0 };
      }
      return look(client, signal);
    },
  };
};
