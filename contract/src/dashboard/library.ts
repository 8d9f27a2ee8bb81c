// The wire schemas of the library: presenters, voices and generated files.
import { z } from 'zod';
import { Asset, AssetKind } from '../assets.ts';
import { Character } from '../characters.ts';
import { limits } from '../limits.ts';
import { instant } from '../queries.ts';
import { blankable, dateTime, searchText, text, uuid, voiceId } from '../text.ts';
import { Gender, VoiceList } from '../voices.ts';
import { Consent, ConsentRequest } from './consents.ts';
import { cursorQuery, pageOf } from './paging.ts';
import { uploadId } from './uploads.ts';

/** The path of endpoints that create something once for each key, which the browser generates. */
export const IdempotencyPath = z.object({ idempotency_key: uuid() });

const stockId = () => z.string().regex(/^[a-z0-9-]{1,40}$/);

export const NewCharacter = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('photos'),
    name: text(limits.characterNameLength),
    photos: z.array(uploadId()).min(1).max(limits.selfies).describe('Uploads of the kind photo.'),
    edit_instructions: blankable(limits.editInstructionsLength),
    consent: ConsentRequest('character'),
  }),
  z.object({
    mode: z.literal('description'),
    name: text(limits.characterNameLength),
    description: text(limits.descriptionLength),
  }),
  z.object({
    mode: z.literal('stock'),
    name: text(limits.characterNameLength),
    stock_id: stockId(),
    free: z.boolean().describe('Whether it was shown as free; the request fails if it no longer is.'),
  }),
]);
/** The body of a request to create a presenter. */
export type NewCharacter = z.input<typeof NewCharacter>;

/** Response of GET /stock-presenters. */
export const StockPresenters = z.object({
  items: z.array(
    z.object({
      stock_id: z.string(),
      name: z.string(),
      description: z.string(),
      gender: Gender.nullable().describe('As its description says; null if that names none.'),
      portrait_path: z.string().describe('The path of a WebP picture below the dashboard API, 320 pixels wide.'),
      added: z.boolean().describe('Whether the team has a presenter that was created from it.'),
    }),
  ),
  free: z.boolean().describe('Whether the next one costs nothing.'),
});
export type StockPresenters = z.infer<typeof StockPresenters>;

/** The path of GET /stock-presenters/{id}/portrait. */
export const StockPresenterPath = z.object({ id: stockId() });

export const CharacterPath = z.object({ id: uuid() });

const inDashboard = {
  portrait_url: z.url().describe('A WebP picture of the face, 320 pixels wide.'),
  ready_made: z.boolean().describe('Whether it was created from a stock presenter.'),
  gender: Gender.nullable().describe('As its reference sheet says; null if that names none.'),
  last_used_at: dateTime().nullable().describe('When a video or a picture with it was last ordered; null if none was.'),
};

/** Response of GET /characters; newest first. */
export const CharacterPage = pageOf(Character.omit({ character_sheet_text: true }).extend(inDashboard));
export type CharacterPage = z.infer<typeof CharacterPage>;

/** Response of GET /characters/{id}. */
export const CharacterDetail = Character.extend({
  ...inDashboard,
  consent: Consent.nullable().describe('The consent; null for a generated presenter or one created with the API.'),
});
export type CharacterDetail = z.infer<typeof CharacterDetail>;

/** The number of a stock voice among those of its language and gender. */
const variant = () => z.coerce.number().int().min(0).max(99);

export const NewVoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cloned'),
    name: text(limits.voiceNameLength),
    samples: z.array(uploadId()).min(1).max(limits.voiceSamples).describe('Uploads of the kind sample.'),
    consent: ConsentRequest('voice'),
  }),
  z.object({
    kind: z.literal('library'),
    name: text(limits.voiceNameLength),
    language: text(limits.languageHintLength),
    gender: Gender,
    variant: variant().optional().describe('Absent: one that the team does not have yet.'),
  }),
]);
/** The body of a request to create a voice. */
export type NewVoice = z.input<typeof NewVoice>;

/** The path of DELETE /voices/{id} and of GET /voices/{id}/sample. */
export const VoicePath = z.object({ id: voiceId() });

/** How a voice sounds, compared with others of its gender. */
export const VoiceSound = z.object({
  pitch: z.enum(['deep', 'low', 'medium', 'bright', 'high']),
  delivery: z.enum(['calm', 'even', 'lively', 'brisk']),
  accent: z
    .enum(['american', 'scottish'])
    .nullable()
    .describe('Null if the language has one only, or it is not known.'),
});
export type VoiceSound = z.infer<typeof VoiceSound>;

/** Response of GET /voices: one page, because the number of voices is limited. */
export const VoicePage = z.object({
  items: z
    .array(
      VoiceList.shape.voices.element.extend({
        gender: Gender.nullable().describe('Of a stock voice; null for a clone.'),
        sound: VoiceSound.nullable().describe('Null if its engine does not tell.'),
        consent: Consent.nullable(),
      }),
    )
    .describe('Newest first.'),
  next_cursor: z.null(),
  max_voices: z.object({ cloned: z.int(), library: z.int() }).describe('The limit for each kind.'),
});
export type VoicePage = z.infer<typeof VoicePage>;

/** Response of GET /library-voices: the codes of the languages with stock voices. */
export const LibraryLanguages = z.object({ languages: z.array(z.string()) });
export type LibraryLanguages = z.infer<typeof LibraryLanguages>;

const language = z.string().max(limits.languageHintLength);

/** The path of GET /library-voices/{language}. */
export const LibraryLanguagePath = z.object({ language });

const sounds = z.array(VoiceSound).describe('Of each voice; empty if the engine does not tell.');

/** Response of GET /library-voices/{language}: how many voices of each gender there are to choose from, and how they sound. */
export const LibraryVoices = z.object({
  female: z.int().min(1),
  male: z.int().min(1),
  sounds: z.object({ female: sounds, male: sounds }),
});
export type LibraryVoices = z.infer<typeof LibraryVoices>;

/** The path of GET /library-voices/{language}/{gender}/{variant}/sample. */
export const LibraryVoicePath = z.object({ language, gender: Gender, variant: variant() });

export const AssetsQuery = z.object({
  q: searchText(200).describe('Only assets whose name has words that start like these.'),
  kind: AssetKind.optional(),
  from: instant().optional().describe('Created at or after this time.'),
  to: instant().optional().describe('Created before this time.'),
  ...cursorQuery,
});
export type AssetsQuery = z.output<typeof AssetsQuery>;

/** Small WebP pictures of a picture or a video: 320 and 720 pixels wide. */
export const Previews = z.object({ small_url: z.url(), large_url: z.url() });
export type Previews = z.infer<typeof Previews>;

/** Response of GET /assets; newest first. */
export const AssetPage = pageOf(
  Asset.extend({
    name: z.string().describe('The title of a video, the name of a presenter, or the start of a text. Can be changed.'),
    previews: Previews.nullable().describe('Null for audio, and if the file could not be read.'),
    portrait_url: z
      .url()
      .nullable()
      .describe('The face on a presenter sheet; null for other files, and once the presenter is erased.'),
  }),
);
export type AssetPage = z.infer<typeof AssetPage>;

export const AssetPath = z.object({ id: uuid() });

/** Body of POST /assets/{id}/name. */
export const NewAssetName = z.object({ name: text(120) });
export type NewAssetName = z.input<typeof NewAssetName>;

/** Body of POST /assets/delete and of POST /assets/restore: all of them or none. */
export const SelectedAssets = z.object({ ids: z.array(uuid()).min(1).max(100) });
export type SelectedAssets = z.input<typeof SelectedAssets>;
