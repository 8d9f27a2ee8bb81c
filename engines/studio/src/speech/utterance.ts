// The result of a synthesizer for one utterance, before any shaping.

/** A phone as its engine names it; seconds from the start of `samples`. */
export interface RawPhone {
  symbol: string;
  startS: number;
  endS: number;
}

export interface Span {
  startS: number;
  endS: number;
}

/** One utterance without silence before and after it. */
export interface Utterance {
  /** −1 to 1. */
  samples: Float32Array;
  sampleRate: number;
  /** In order and without pauses. */
  phones: RawPhone[];
  /** When each token is spoken, in token order; undefined if the engine did not report it. */
  spans: (Span | undefined)[];
}

/** Trims an utterance to its first and last phone, with a margin. */
export function trimToPhones(utterance: Utterance, marginS = 0.012): Utterance {
  const first = utterance.phones.at(0);
  const last = utterance.phones.at(-1);
  if (!first || !last) return { ...utterance, samples: new Float32Array(0) };
  const offset = Math.max(0, first.startS - marginS);
  const from = Math.round(offset * utterance.sampleRate);
  const to = Math.min(utterance.samples.length, Math.round((last.endS + marginS) * utterance.sampleRate));
  const shift = (span: Span) => ({ startS: Math.max(0, span.startS - offset), endS: Math.max(0, span.endS - offset) });
  return {
    sampleRate: utterance.sampleRate,
    samples: utterance.samples.slice(from, to),
    phones: utterance.phones.map((phone) => ({ symbol: phone.symbol, ...shift(phone) })),
    spans: utterance.spans.map((span) => span && shift(span)),
  };
}

/** Returns the utterance played `factor` times as fast. */
export function scaleRate(utterance: Utterance, factor: number): Utterance {
  const scale = <T extends Span>(span: T): T => ({ ...span, startS: span.startS / factor, endS: span.endS / factor });
  return {
    samples: utterance.samples,
    sampleRate: utterance.sampleRate * factor,
    phones: utterance.phones.map(scale),
    spans: utterance.spans.map((span) => span && scale(span)),
  };
}
