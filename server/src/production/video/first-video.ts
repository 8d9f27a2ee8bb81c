// The first video of a new account: a presenter, a library voice and a short talking head, in this order.
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { VoiceRequest } from '@greenroom/contract/voices';
import type { RequestContext } from '../../http/request-context.ts';
import type { BrandKit } from '../../library/brand-kits.ts';
import { bodyHash } from '../../orders/body-hash.ts';
import { priceCharacter, priceFreeCharacter } from '../../pricing/items.ts';
import type { CharacterOrder, CharacterOrders } from '../character/order.ts';
import type { CharacterQueries } from '../character/queries.ts';
import type { Stock } from '../character/stock.ts';
import type { VoiceOrders } from '../voice/order.ts';
import type { VoiceQueries } from '../voice/queries.ts';
import type { VideoOrders, WithOrder } from './order.ts';

/** Where no engine has stock presenters. */
const DESCRIBED = {
  mode: 'description',
  name: 'Nora',
  description:
    'A friendly woman of about 35 with shoulder-length brown hair, hazel eyes, light freckles and a teal blouse, smiling warmly',
  reference_image_urls: [],
  recast_attempt: 0,
} as const satisfies CharacterOrder;

type LibraryVoice = Extract<VoiceRequest, { kind: 'library' }>;

interface Words {
  /** The names of its stock voices, as the dashboard gives them. */
  voices: Readonly<Record<LibraryVoice['gender'], string>>;
  script: string;
  setting: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    voices: { female: 'Clara, English', male: 'Leo, English' },
    script: 'Hi! A minute ago I was a line of text, and now I am talking to you. Write down what I should say next.',
    setting: 'A bright home office in the morning, plants by the window',
  },
  es: {
    voices: { female: 'Clara, Español', male: 'Leo, Español' },
    script:
      '¡Hola! Hace un minuto yo era una línea de texto, y ahora te estoy hablando. Escribe lo que quieres que diga después.',
    setting: 'Un despacho luminoso en casa por la mañana, con plantas junto a la ventana',
  },
};

/** Of the still in the dashboard that stands for the video: `npm run template-stills`. */
export const FIRST_SETTING = WORDS.en.setting;

const voiceFor = (presenter: { gender: LibraryVoice['gender'] | null }, language: Language): LibraryVoice => {
  const gender = presenter.gender ?? 'female';
  return { kind: 'library', name: WORDS[language].voices[gender], language, gender };
};

const videoWith = (
  character_id: string,
  voice_id: string,
  { language, captions_position }: { language: Language; captions_position: TalkingHeadRequest['captions_position'] },
): TalkingHeadRequest => ({
  mode: 'talking_head',
  character_id,
  speech: { kind: 'script', voice_id, script: WORDS[language].script },
  video_idea: WORDS[language].setting,
  first_frame_url: undefined,
  resolution: '480p',
  use_dynamic_captions: true,
  captions_language: language,
  captions_position,
});

type NewPresenter = NonNullable<FirstVideo['new_presenter']>;

interface Deps {
  characters: CharacterOrders;
  characterLists: Pick<CharacterQueries, 'page'>;
  voices: VoiceOrders;
  voiceLists: Pick<VoiceQueries, 'listForDashboard'>;
  videos: Pick<VideoOrders, 'order' | 'estimate'>;
  /** Undefined if no engine has stock presenters. */
  stock(): Stock | undefined;
  /** Whether the client gets its next stock presenter free. */
  isStockFree(client: string): Promise<boolean>;
  brandKit(client: string): Promise<Pick<BrandKit, 'captionsPosition'>>;
}

export type FirstVideoOrders = ReturnType<typeof createFirstVideo>;

export const createFirstVideo = ({
  characters,
  characterLists,
  voices,
  voiceLists,
  videos,
  stock,
  isStockFree,
  brandKit,
}: Deps) => {
  /** The presenter to create, where the account has none. */
  const newPresenter = async (client: string): Promise<{ order: CharacterOrder; shown: NewPresenter }> => {
    const found = stock();
    const first = found?.presenters[0];
    if (!found || !first) {
      return {
        order: DESCRIBED,
        shown: { name: DESCRIBED.name, portrait_path: null, credits: priceCharacter().total },
      };
    }
    const { id, name, description } = first;
    const free = await isStockFree(client);
    return {
      order: { ...DESCRIBED, name, description, stock: { id, engine: found.engine.name, free } },
      shown: {
        name,
        portrait_path: `/stock-presenters/${id}/portrait`,
        credits: (free ? priceFreeCharacter() : priceCharacter()).total,
      },
    };
  };

  /** A presenter or voice that the account already has is used, so that none is created or charged twice. */
  const find = async (client: string, language: Language, signal: AbortSignal) => {
    const [{ items: presenters }, ownVoices, { body: quote }] = await Promise.all([
      characterLists.page(client, { cursor: undefined, limit: 1 }),
      voiceLists.listForDashboard(client),
      videos.estimate(
        { client, signal, idempotency: undefined },
        videoWith('anybody', 'any', { language, captions_position: 'bottom' }),
      ),
    ]);
    const presenter = presenters[0] ?? null;
    const created = presenter ? null : (await newPresenter(client)).shown;
    const suits = ({ kind, language: spoken, gender }: (typeof ownVoices)[number]) =>
      kind === 'cloned' || (spoken === language && (!presenter?.gender || presenter.gender === gender));
    return {
      presenter,
      new_presenter: created,
      voice: ownVoices.find(suits) ?? null,
      script: WORDS[language].script,
      workflow_id: null,
      credits_required: quote.credits_required + (created?.credits ?? 0),
      credits_balance: quote.credits_balance,
      estimated_seconds: quote.estimated_seconds,
    };
  };

  return {
    show: (client: string, language: Language, signal: AbortSignal): Promise<FirstVideo> =>
      find(client, language, signal),

    /**
     * Orders the next missing item, one for each call. Calls with the same `composition` continue after a crash or a lost
     * response and order nothing twice. `record` as in `VideoOrders.order`.
     */
    async advance(
      client: string,
      {
        composition,
        language,
        signal,
        record,
      }: { composition: string; language: Language; signal: AbortSignal; record: WithOrder },
    ): Promise<FirstVideo> {
      const contextFor = (item: string): RequestContext => ({
        client,
        signal,
        // The body is not part of the key: the newest presenter or voice may be another one when the call is repeated.
        idempotency: { method: 'POST', route: `/first-video/${item}`, key: composition, bodyHash: bodyHash(item) },
      });
      const current = await find(client, language, signal);
      if (!current.presenter) await characters.order(contextFor('presenter'), (await newPresenter(client)).order);
      else if (!current.voice) {
        const voice = voiceFor(current.presenter, language);
        await voices.order(contextFor(`voice/${language}/${voice.gender}`), voice);
      } else {
        const { captionsPosition: captions_position } = await brandKit(client);
        const { character_id } = current.presenter;
        const request = videoWith(character_id, current.voice.voice_id, { language, captions_position });
        const { body } = await videos.order(contextFor('video'), request, record);
        return { ...current, workflow_id: body.workflow_id, credits_required: 0 };
      }
      return find(client, language, signal);
    },
  };
};
