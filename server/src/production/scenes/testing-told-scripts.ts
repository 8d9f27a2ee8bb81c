// Scores the shot lists of told-scripts.jsonl: the hook's words, complete claims as titles, the end card, and the places.
import { readFileSync } from 'node:fs';
import { type ShotListRequest, shotList } from './shot-list.ts';

interface ToldScript {
  script: string[];
  about: string[];
  /** The place of the first shot. */
  home?: string;
  /** Of some shot after the first one. */
  places?: string[];
  /** In the title of the first shot. */
  hook?: string;
  /** Each in the title of a shot. */
  shown: string[];
  /** The key words of no title. */
  never: string[];
  /** In the title of the last shot; null if the script names no address, number or price. */
  last: string | null;
  /** In the title of the last shot too. */
  call?: string;
}

const MS_PER_LETTER = 80;

const failuresOf = (told: ToldScript, engine: ShotListRequest['engine']): string[] => {
  const shots = shotList({
    scenes: told.script,
    words: [],
    speechMs: told.script.join('').length * MS_PER_LETTER,
    narrationMode: 'auto',
    elements: [],
    about: told.about,
    fast: false,
    engine,
  });
  const textOf = (shot: (typeof shots)[number] | undefined): string => {
    const { before, key, after } = shot?.title ?? { before: '', key: '', after: '' };
    return [before, key, after].filter(Boolean).join(' ');
  };
  const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());
  const keys = shots.map(({ title }) => title?.key);
  const kinds = shots.slice(1).map(({ place }) => engine.readPlace(place).kind);
  const home = engine.readPlace(shots[0]!.place).kind;
  return [
    told.hook !== undefined && !has(textOf(shots[0]), told.hook) && `begins with “${textOf(shots[0])}”`,
    told.last !== null && !has(textOf(shots.at(-1)), told.last) && `ends with “${textOf(shots.at(-1))}”`,
    told.call !== undefined && !has(textOf(shots.at(-1)), told.call) && `ends with “${textOf(shots.at(-1))}”`,
    shots.at(-1)?.subject !== 'title' && 'has no end card',
    ...(told.places ?? []).map((kind) => !kinds.includes(kind) && `does not show a ${kind}`),
    told.home !== undefined && home !== told.home && `is set in ${home} instead of ${told.home}`,
    ...told.shown.map((words) => !shots.some((shot) => has(textOf(shot), words)) && `does not show “${words}”`),
    ...told.never.map((words) => keys.includes(words) && `shows “${words}”`),
  ].flatMap((failure) => failure || []);
};

/** One line for each script that was told wrong, and the number of scripts. */
export const scoreToldScripts = (engine: ShotListRequest['engine']): { total: number; failures: string[] } => {
  const lines = readFileSync(new URL('./told-scripts.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const failures = lines.flatMap((line) => {
    const told = JSON.parse(line) as ToldScript;
    const wrong = failuresOf(told, engine);
    return wrong.length === 0 ? [] : [`${told.script[0]} ${wrong.join('; ')}`];
  });
  return { total: lines.length, failures };
};
