// Warns of models that cost the operator more than clients pay for their work.
import { flatPrices, tenthsPerSecond, usdOfCredits } from '@greenroom/contract/prices';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import type { UsageUnit } from '@greenroom/engine-kit/usage';
import type { Engines, EngineWith } from './engines.ts';
import type { EngineRate, Rates } from './rates.ts';

interface Charge {
  /** Rates in other units are not compared. */
  units: readonly UsageUnit[];
  /** Credits for one unit. */
  credits: number;
  /** What the credits pay for: "a first frame". */
  what: string;
}

const perSecond = (tenths: number, what: string): Charge => ({ units: ['second'], credits: tenths / 10, what });
const each = (credits: number, what: string): Charge => ({ units: ['image', 'call'], credits, what });

const talkingHead = (resolution: keyof typeof tenthsPerSecond.talkingHead): Charge =>
  perSecond(
    tenthsPerSecond.talkingHead[resolution] + tenthsPerSecond.lipsync,
    `a second of a talking head in ${resolution}`,
  );

/** Whatever a port's work is sold for at least. `variant`: the part of the rate's name after `@`, such as a resolution. */
const CHARGES: { readonly [P in PortName]?: (variant: string | undefined) => Charge } = {
  characterSheet: () => each(flatPrices.character, 'a presenter'),
  firstFrame: () => each(flatPrices.firstFrame, 'a first frame'),
  voiceClone: () => ({ units: ['call'], credits: flatPrices.clonedVoice, what: 'a voice clone' }),
  speech: () => ({
    units: ['character'],
    credits: flatPrices.speechPerThousand / 1000,
    what: '1,000 characters of speech',
  }),
  talkingHead: (variant) => talkingHead(variant === '720p' ? '720p' : '480p'),
  lipsync: () => perSecond(tenthsPerSecond.lipsync, 'a second of lip sync'),
  sceneClip: () => perSecond(tenthsPerSecond.scenes.fast.later, 'a second of a later scene in a fast video'),
};

/** Rates and charges are shown for so many units. */
const SHOWN: Readonly<Record<UsageUnit, readonly [count: number, name: string]>> = {
  character: [1000, '1,000 characters'],
  second: [1, 'second'],
  image: [1, 'image'],
  call: [1, 'call'],
};

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Smaller differences come from floating-point arithmetic. */
const TOLERANCE = 1e-9;

/**
 * Compares the rate of each model that the operator chose, fallbacks too, with the lowest price at which its work is sold. One
 * sentence for each model that costs more.
 *
 * | port | unit of the rate | price |
 * |---|---|---|
 * | characterSheet, firstFrame | image, call | of a presenter or a first frame, which take one picture each |
 * | voiceClone | call | of a voice clone |
 * | speech | character | of 1,000 characters; the minimum price and the rounding up only add to it |
 * | talkingHead | second | of rendering and lip sync together, because many models do both. A rate named `model@720p` is compared with 720p. Other models also render orders for 480p, which are scaled, so they are compared with 480p |
 * | lipsync | second | of lip sync |
 * | sceneClip | second | of later scenes in a fast video, the lowest price: a clip may belong to any scene |
 *
 * Not compared, because no price has the same unit: speech that is billed by the second (it depends on the speaker), videos that are
 * billed by the call (their length varies), transcription and stock voices (they have no price of their own). Not added up: the rates
 * of a talking head and of the lip sync after it, because only the rendered clip shows whether the second is needed. Retries and
 * attempts of other engines cost extra in every case; the costs of a job include them.
 */
export function rateWarnings(engines: Engines, { list }: Pick<Rates, 'list'>): string[] {
  const warnings = (Object.keys(CHARGES) as (keyof typeof CHARGES)[]).flatMap((port) =>
    engines
      .candidates(port)
      .flatMap((engine) => ratesOf(engine, port, list))
      .flatMap((rate) => warningOf(rate, CHARGES[port]!(rate.variant)) ?? []),
  );
  return [...new Set(warnings)];
}

/** The model of a port that an engine uses: the chosen one, or the default; undefined if it has no choice of models. */
export const modelOf = <P extends PortName>(engine: EngineWith<P>, port: P): string | undefined =>
  engine.model ?? engine.models?.[port]?.[0];

/** The rates of a model: under its name, and under its name with a variant, such as `veed/fabric-1.0@720p`. */
function ratesOf<P extends PortName>(engine: EngineWith<P>, port: P, list: readonly EngineRate[]) {
  const model = modelOf(engine, port);
  if (model === undefined) return [];
  return list
    .filter((rate) => rate.engine === engine.name && (rate.model === model || rate.model.startsWith(`${model}@`)))
    .map((rate) => ({ ...rate, variant: rate.model.slice(model.length + 1) || undefined }));
}

function warningOf({ engine, model, unit, usd }: EngineRate, { units, credits, what }: Charge): string | undefined {
  const charged = usdOfCredits(credits);
  if (!units.includes(unit) || usd <= charged + TOLERANCE) return undefined;
  const [count, name] = SHOWN[unit];
  const [cost, price] = [usd, charged].map((one) => dollars.format(one * count));
  return `${engine}: ${model} costs ${cost} per ${name}, more than the ${price} charged for ${what}.`;
}
