// Creates the takes of a scenes video: the presenter, once for each place and framing, pictures, places and titles.
import { SAFE } from '@greenroom/captions/safe-area';
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { once } from '@greenroom/engine-kit/once';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Canvas } from '@napi-rs/canvas';
import { memoize } from '../memoize.ts';
import { loudnessTrack } from '../motion/loudness.ts';
import { planMotion, type TimedPose } from '../motion/motion.ts';
import type { Person } from '../people/person.ts';
import { canvasOf, readRaster } from '../photo/raster.ts';
import type { Backdrop } from '../places/backdrop.ts';
import type { ParallaxLayer } from '../render/camera.ts';
import { createFrameBuffers, type FrameBuffers } from '../render/frame-buffers.ts';
import { parallaxLayersOf } from '../render/parallax-layers.ts';
import { productStill, settingBehind, settingStill } from '../scene/backgrounds.ts';
import {
  type CameraMove,
  closeMove,
  closer,
  endMove,
  listMove,
  presenterMove,
  productMove,
  stillMove,
} from '../scene/camera-move.ts';
import { afterTransition, withoutEntrance } from '../scene/card-entrance.ts';
import { isSeenOnShades } from '../scene/card-ground.ts';
import { END, type Rows } from '../scene/card-parts.ts';
import { CROWD_THING } from '../scene/crowd-shots.ts';
import { CROWD, type Crowd, crowdStill, crowdTake, type WordRows } from '../scene/crowd-still.ts';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { endPanel, PANEL, PANEL_CHIN, PANEL_FACE } from '../scene/end-panel.ts';
import { isFood } from '../scene/foods.ts';
import { inFraming } from '../scene/framing-arms.ts';
import { labelText } from '../scene/label-text.ts';
import { listPanel } from '../scene/list-panel.ts';
import { namedIn } from '../scene/named-things.ts';
import { openAtFirst } from '../scene/open-eyes.ts';
import type { Frame, Overlay } from '../scene/overlay.ts';
import { genderIn } from '../scene/people-words.ts';
import { lowerThird, overlaid, SPLIT, splitPanel } from '../scene/picture-overlays.ts';
import { shareIn, shareOf } from '../scene/share-words.ts';
import { framesUntil, SHOT, type Take } from '../scene/shots.ts';
import { productNearness, softBackground, titleBackground } from '../scene/soft-background.ts';
import { createPresenter, presenterTake, stillTake } from '../scene/takes.ts';
import { ABOVE_TITLE, ALONE } from '../scene/thing-still.ts';
import { TALLEST } from '../scene/title-card.ts';
import { unstressedWordsOf } from '../scene/unstressed.ts';
import { type Face, facesBeside, facesOf } from '../stock/faces.ts';
import { spokenAfter } from '../words/spoken-after.ts';
import { END_ROWS, endLayoutOf } from './end-layout.ts';
import { filmOf } from './plan-shots.ts';
import { shotPreparer } from './presenter.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { createShotCards, showsPresenter } from './shot-cards.ts';
import { frameOverClothes, personOf, wornColour } from './shot-clothes.ts';
import { createShotGrounds } from './shot-grounds.ts';
import { BEFORE_SPOKEN, hasClaim, isSameAgain, labelOf, sideOf } from './shot-labels.ts';
import { createShotPlaces } from './shot-places.ts';
import { createShotThings } from './shot-things.ts';

const { width, height, framesPerSecond } = SHOT;

interface Element {
  picture: Canvas;
  role: 'setting' | 'product' | 'prop';
  caption: string | undefined;
}

/** The content of a shot without a presenter. */
interface Still extends Pick<Backdrop, 'picture' | 'layers' | 'precipitation'> {
  /** Of a flat picture, as in `ParallaxLayer`. */
  nearness?: Uint8Array;
  words: Overlay | undefined;
  move?: typeof stillMove;
  /** Slides over the picture. */
  crowd?: Crowd;
}

/** Of the camera before and after it steps closer. */
const MIN_STILL_FRAMES = 33;

/** The setting of a presenter on an end card. Rows by which they are lower there, the room above the forehead, and that of a thing, as shares. */
const END_CARD = { setting: 'end card', lower: 0.33, hair: 0.42, thingBottom: 0.96 } as const;

/** Rows of a thing beside the presenter: below a label "AI presenter", and above words, as shares of the frame's height. */
const BELOW_LABEL = SAFE.top + 0.045;
const ABOVE_WORDS = 0.015;
/** On an end card, below the words or above their panel. */
const BELOW_CARD = 0.04;
const ABOVE_PANEL = 0.055;

const PANEL_TALLEST = PANEL.bottom - PANEL.top;
/** Rows of a card below its last words, as a share of the frame's height. */
const BELOW_WORDS = 0.035;

const stillCamera: CameraMove = () => ({ zoom: 1, x: 0.5, y: 0.5 });

const DAYLIGHT = [255, 244, 230] as const;

/** Returns a function that creates the take of a shot. Call it in the order of the shots. */
export const createShotTakes = (
  input: Omit<SceneClipInput, 'shots'> & { shots: readonly PlannedShot[] },
  speech: Sound,
) => {
  const { likeness, timings, accent, fast, seed } = input;
  // Without a colour of the client, grounds are near the colours of the place.
  const ownAccent = accent === defaultCaptionLook.accentColor ? undefined : accent;
  const unstressed = unstressedWordsOf(timings.words.map(({ text }) => text));
  const person = personOf(likeness.json);
  let faces: readonly Face[] = [];
  const openFaces = once(async (): Promise<void> => {
    faces = await facesBeside(seed, person);
  });
  const frame: Frame = { width, height, accent, unstressed, faces: (...asked) => facesOf(faces, ...asked) };
  // On the ground of its shades, an accent is hardly seen.
  const cardFrame: Frame = ownAccent && !isSeenOnShades(ownAccent) ? { ...frame, accent: '#ffffff' } : frame;
  const performance = {
    spoken: timings,
    loudness: loudnessTrack(speech.samples, speech.sampleRate),
    lengthMs: (speech.samples.length * 1000) / speech.sampleRate,
    framesPerSecond,
    seed,
    // A label begins before its key words.
    keysMs: input.shots.flatMap(({ title }) =>
      title ? [spokenAfter(timings.words, title.keyMs - 1, title.key) ?? title.keyMs] : [],
    ),
  };
  // One plan for the whole speech, so that motion continues when the presenter appears again.
  const speaking = planMotion({ ...performance, speaks: true });
  const silent = planMotion({ ...performance, speaks: false });

  const { thing: filmThing } = filmOf(input);
  const clothes = person?.clothes;
  const labelFrame = frameOverClothes(frame, clothes);
  const things = createShotThings(`${seed}/${filmThing}`, frame, (thing) => wornColour(thing, clothes) ?? accent);

  let logo: Canvas | undefined;
  const openLogo = async (): Promise<void> => {
    if (input.logo !== null) logo ??= canvasOf(await readRaster(input.logo));
  };
  const cards = createShotCards(input, {
    speechMs: performance.lengthMs,
    frame,
    cardFrame,
    logo: () => logo,
  });
  const { cardOf, withShare, isEndCard, hasPanel, panelFraming } = cards;

  const elementAt = memoize(async (index: number): Promise<Element> => {
    const { file, role, caption } = input.elements[index]!;
    return { picture: canvasOf(await readRaster(file)), role, caption: caption ?? undefined };
  });
  const elementOf = ({ element }: SceneShot) => (element === null ? undefined : elementAt(element));

  const { placeBehind, paintedPlace, placeAlone } = createShotPlaces(input);

  const animationKeyOf = (shot: SceneShot) => {
    const { framing, place, element } = shot;
    if (isEndCard(shot)) return ['wide', place, layoutOf() === 'presenter' ? END_CARD.setting : null] as const;
    if (hasPanel(shot)) return [panelFraming(shot)!, place, null] as const;
    return [
      fast || framing !== 'close' ? framing : 'medium',
      place,
      element !== null && input.elements[element]!.role === 'setting' ? element : null,
    ] as const;
  };

  const backdropOf = async (...[framing, place, setting]: ReturnType<typeof animationKeyOf>): Promise<Backdrop> => {
    if (setting === null) return placeBehind({ place, framing });
    if (setting === END_CARD.setting) return { picture: endGround(place), rim: DAYLIGHT, clean: true };
    return { picture: settingBehind((await elementAt(setting)).picture, width, height), rim: DAYLIGHT };
  };

  const home = input.shots[0]!.place;
  const { endGround, wall } = createShotGrounds(paintedPlace, {
    accent: ownAccent,
    home,
    seed: `${seed}/${filmThing}`,
    clothes,
    isFood: isFood(filmThing),
  });

  /** The picture of the presenter in each shot; none if it shows nobody. */
  const presented = once(() => input.shots.map((shot) => (isPresented(shot) ? [animationKeyOf(shot)] : [])));

  /** The person as in the picture of a key: the how many-th it is decides about their arms. */
  const posedFor = (key: ReturnType<typeof animationKeyOf>, person: Person): Person => {
    const pictures = [...new Set(presented().flatMap(([shown]) => shown?.join('/') ?? []))];
    return inFraming(person, key[0], pictures.indexOf(key.join('/')), pictures.length);
  };

  const prepare = shotPreparer(likeness);

  const animatedFor = memoize(async (...key: ReturnType<typeof animationKeyOf>) => {
    const [framing, place, setting] = key;
    const isEnd = setting === END_CARD.setting;
    const lower = isEnd ? Math.round(END_CARD.lower * height) : 0;
    const { buffers, rig, parallaxLayers, isComposited } = await prepare(
      { scene: place, framing },
      await backdropOf(...key),
      { lower, posed: (person) => posedFor(key, person) },
    );
    return { animated: createPresenter(buffers, rig, parallaxLayers), isComposited };
  });

  /** When the camera steps closer in a long shot: with its key words, or with the words that appear nearest to its middle. */
  const stepAt = (shot: SceneShot, frameCount: number): number | undefined => {
    const nearest = (list: readonly { startMs: number }[]): number | undefined =>
      list
        .map(({ startMs }) => framesUntil(startMs, shot))
        .filter((frame) => frame >= MIN_STILL_FRAMES && frame <= frameCount - MIN_STILL_FRAMES)
        .toSorted((one, other) => Math.abs(one - frameCount / 2) - Math.abs(other - frameCount / 2))[0];
    const key = shot.title ? nearest([{ startMs: shot.title.keyMs }]) : undefined;
    return key ?? nearest(shot.phrases ?? []) ?? nearest(timings.words);
  };

  const momentsOf = ({ speaks, startMs }: SceneShot): ((i: number) => TimedPose) => {
    const plan = speaks ? speaking : silent;
    const first = Math.round((startMs * framesPerSecond) / 1000);
    return (i) => openAtFirst(plan(((first + i) * 1000) / framesPerSecond), i);
  };

  const presenter = async (shot: PlannedShot, index: number, frameCount: number): Promise<Take> => {
    const element = await elementOf(shot);
    const { animated, isComposited } = await animatedFor(...animationKeyOf(shot));
    const momentAt = momentsOf(shot);
    // A setting is behind the presenter, unless their photo keeps its own background.
    const splits = element !== undefined && !(element.role === 'setting' && isComposited);
    const lowestChin = element?.caption === undefined && !hasLabel(shot) ? SPLIT.chin : SPLIT.chinOverCaption;
    const down = Math.max(SPLIT.down.min, Math.min(SPLIT.down.max, lowestChin - animated.face.chinY));
    // The chin stays above a label while the camera moves closer.
    const hasWords = hasLabel(shot) || element?.caption !== undefined;
    const y = (hasWords ? animated.face.chinY : animated.face.y) + (splits ? down : 0);
    const turn = input.shots.slice(0, index).filter(showsPresenter).length;
    const moved = (): CameraMove => {
      if (shot.list) return listMove(frameCount, animated.face.x);
      // As close as can be, the camera makes no step closer.
      const isAgain = isSameAgain(input.shots, index);
      const move = presenterMove(
        turn,
        frameCount,
        { x: animated.face.x, y },
        isAgain ? undefined : stepAt(shot, frameCount),
        sideOf(shot, shot.beside !== undefined, turn),
      );
      return isAgain ? closer(move, frameCount) : move;
    };
    if (splits) {
      const ground = softBackground(paintedPlace(shot.place));
      const chinY = animated.face.chinY + down;
      const words = labelOf(shot, timings.words, labelFrame, chinY) ?? lowerThird(element.caption, frame, chinY);
      const overlay = splitPanel(element.picture, ground, width, height);
      const flat = { down: Math.round((height * down) / 2) * 2 };
      return presenterTake(animated, { momentAt, camera: fast ? undefined : moved(), words, overlay, flat });
    }
    const close = shot.framing === 'close' && !fast ? closeMove(frameCount, animated.face) : undefined;
    const camera = fast ? undefined : (close?.move ?? moved());
    const { chinY } = close ?? animated.face;
    const words =
      listOf(shot) ?? labelOf(shot, timings.words, labelFrame, chinY) ?? lowerThird(element?.caption, frame, chinY);
    const rows = { top: BELOW_LABEL, bottom: (words?.top ?? height) / height - ABOVE_WORDS };
    const view = { face: animated.face, camera: camera ?? stillCamera, frameCount, rows };
    const overlay = shot.beside && things.beside(shot.beside, shot, view);
    return presenterTake(animated, { momentAt, camera, words, overlay });
  };

  const still = async (
    { picture, layers, nearness, words, move = stillMove, precipitation, crowd }: Still,
    index: number,
    frameCount: number,
  ): Promise<Take> => {
    const buffers = await buffersOf(picture);
    if (crowd) return crowdTake(buffers, crowd, words);
    const parallax: ParallaxLayer[] = layers
      ? parallaxLayersOf(buffers, layers())
      : [{ picture: buffers.texture, nearness: fast ? undefined : nearness }];
    return stillTake(buffers, {
      layers: parallax,
      precipitation,
      camera: move(`${seed}/${index}`, frameCount, parallax.length > 1 || parallax[0]!.nearness !== undefined),
      words,
    });
  };

  const listOf = (shot: PlannedShot): Overlay | undefined => {
    const names = shot.list?.map(({ text }) => namedIn(text, filmThing));
    const items = shot.list?.map(({ text, startMs }, index) => {
      const name = names![index];
      const after = Math.max(0, framesUntil(startMs, shot) - BEFORE_SPOKEN);
      return { text, after, thing: name && names!.indexOf(name) === index ? things.icon(name) : undefined };
    });
    return items && listPanel(items, endGround(shot.place), cardFrame);
  };

  const hasEndThing = (): boolean => layoutOf() === 'thing';
  const isPresented = (shot: PlannedShot): boolean =>
    showsPresenter(shot) || hasPanel(shot) || (isEndCard(shot) && !hasEndThing());
  const endRows = (): Rows => (hasEndThing() ? END_ROWS.thing : { top: END.top, bottom: SAFE.bottom });

  const crowdBehind = (shot: PlannedShot, card?: Overlay): Pick<Still, 'picture' | 'crowd'> => {
    const texts = [...(shot.title ? [labelText(shot.title)] : []), ...(shot.phrases ?? []).map(({ text }) => text)];
    const shown = facesOf(faces, genderIn(texts.join(' ')), CROWD.columns * CROWD.rows);
    const crowd = crowdStill(shown, wall(), card && rowsOf(card), frame);
    return { picture: crowd.picture, crowd };
  };

  const stillOf = async (shot: PlannedShot): Promise<Still> => {
    if (shot.thing === CROWD_THING) {
      const label = { ...frame, accent: labelFrame.accent };
      return { ...crowdBehind(shot), words: labelOf(shot, timings.words, label, ALONE.bottom) };
    }
    if (shot.thing) {
      const ground = softBackground(placeBehind(shot).picture);
      const room = hasClaim(shot, timings.words) ? ABOVE_TITLE : ALONE;
      return {
        ...things.alone(shot.thing, ground, wall(), room),
        // A colour does not change in the middle of the words.
        words: labelOf(shot, timings.words, { ...frame, accent: labelFrame.accent }, room.bottom),
      };
    }
    const element = await elementOf(shot);
    if (element?.role === 'setting') {
      const words = labelOf(shot, timings.words, frame) ?? lowerThird(element.caption, frame);
      return { picture: settingStill(element.picture, width, height), words };
    }
    if (element) {
      const words = labelOf(shot, timings.words, frame) ?? lowerThird(element.caption, frame);
      const ground = softBackground(paintedPlace(shot.place));
      const picture = productStill(element.picture, ground, words?.top, width, height);
      return { picture, nearness: productNearness(width, height), words, move: productMove };
    }
    const isEnd = isEndCard(shot);
    const endThing = hasEndThing() ? filmThing : undefined;
    const name = isEnd ? endThing : shot.below;
    const tallest = name && name !== CROWD_THING ? TALLEST.aboveThing : TALLEST.alone;
    const card = shot.subject === 'title' ? cardOf(shot, isEnd ? endRows() : undefined, tallest) : undefined;
    if (card) {
      const words = shot.startMs === 0 ? withoutEntrance(card) : afterTransition(card, shot);
      const drawn = isEnd ? undefined : withShare(words, shot);
      if (drawn) return { picture: endGround(shot.place), words: drawn };
      if (name === CROWD_THING) return { ...crowdBehind(shot, words), words };
      const staged = name && things.onCard(name, words, softBackground(paintedPlace(shot.place)), wall(), isEnd);
      if (staged) return staged;
      // A place of its own is shown behind the words.
      const isPlain = isEnd || shot.place === home;
      return { picture: isPlain ? endGround(shot.place) : titleBackground(paintedPlace(shot.place)), words };
    }
    return { ...placeAlone(shot), words: labelOf(shot, timings.words, frame) };
  };

  const layoutOf = memoize(() =>
    endLayoutOf(
      seed,
      (layout) =>
        (layout === 'panel' || filmThing !== undefined) && cardOf(input.shots.at(-1)!, END_ROWS[layout]) !== undefined,
    ),
  );

  /** The words of a card on a panel below the presenter; undefined if there is no room. */
  const panelCard = async (shot: PlannedShot): Promise<Take | undefined> => {
    const { animated, isComposited } = await animatedFor(...animationKeyOf(shot));
    const card = isComposited && animated.face.chinY < PANEL_CHIN ? cardOf(shot, undefined, PANEL_TALLEST) : undefined;
    if (card === undefined) return undefined;
    const { top, bottom } = rowsOf(card);
    const lower = Math.max(0, PANEL_TALLEST - (bottom - top) + BELOW_WORDS);
    return presenterTake(animated, {
      // In a film with a voice only, the presenter is silent here too.
      momentAt: momentsOf({ ...shot, speaks: input.shots.some(({ speaks }) => speaks) }),
      // The words move, and a still camera costs little.
      camera: undefined,
      words: { ...afterTransition(card, shot), top: Math.round((PANEL.top + lower) * height) },
      overlay: endPanel(endGround(shot.place), cardFrame, lower),
    });
  };

  /** The words with the presenter, or with the thing of the film; undefined if their photo keeps its own background. */
  const endCard = async (shot: SceneShot, frameCount: number): Promise<Take | undefined> => {
    const { animated, isComposited } = await animatedFor(...animationKeyOf(shot));
    if (!isComposited) return undefined;
    const { face } = animated;
    const isPanel = layoutOf() === 'panel';
    const top = isPanel ? PANEL_FACE : face.y - (face.chinY - face.y) * (1 + 2 * END_CARD.hair);
    const card = cardOf(shot, isPanel ? END_ROWS.panel : { top: END.top, bottom: top });
    if (card === undefined) return undefined;
    const camera = fast ? undefined : endMove(top);
    const rows = isPanel
      ? { top: BELOW_LABEL, bottom: PANEL.top - ABOVE_PANEL }
      : { top: top + BELOW_CARD, bottom: END_CARD.thingBottom };
    const named = filmThing ? [{ name: filmThing, startMs: shot.startMs }] : [];
    const beside = things.beside(named, shot, { face, camera: camera ?? stillCamera, frameCount, rows });
    const panel = isPanel ? [endPanel(endGround(shot.place), cardFrame)] : [];
    return presenterTake(animated, {
      momentAt: momentsOf(shot),
      camera,
      words: afterTransition(card, shot),
      overlay: overlaid([...panel, ...(beside ? [beside] : [])]),
    });
  };

  return async (shot: PlannedShot, index: number, frameCount: number): Promise<Take> => {
    await openLogo();
    if (showsFaces(shot)) await openFaces();
    // Presenters without further shots are dropped: each uses about 70 MB.
    animatedFor.keep(presented().slice(index).flat());
    if (showsPresenter(shot)) return presenter(shot, index, frameCount);
    const end = isEndCard(shot) && !hasEndThing() ? await endCard(shot, frameCount) : undefined;
    const take = end ?? (hasPanel(shot) ? await panelCard(shot) : undefined);
    return take ?? still(await stillOf(shot), index, frameCount);
  };
};

const showsFaces = ({ title, phrases = [], thing, below }: PlannedShot): boolean =>
  [thing, below].includes(CROWD_THING) ||
  (title && shareOf(title)) !== undefined ||
  phrases.some(({ text }) => shareIn(text) !== undefined);

/** The rows of words, as shares of the frame's height. */
const rowsOf = ({ top, layers }: Overlay): WordRows => ({
  top: top / height,
  bottom: (top + Math.max(...layers.map(({ picture, down = 0 }) => down + picture.height))) / height,
});

const hasLabel = ({ title, phrases = [] }: SceneShot): boolean => title !== null || phrases.length > 0;

const buffersOf = (picture: Canvas): Promise<FrameBuffers> =>
  createFrameBuffers(width, height, picture.getContext('2d').getImageData(0, 0, width, height).data);
