// Reads the length of a script that was refused as too long, so that the length meter can show it.

export interface SpeechLength {
  seconds: number;
  maxSeconds: number;
}

/** @param error as the service says it: "Your script runs 63.2 s; the limit is 59 s. Cut about 10 words." */
export function refusedLength(error: string | undefined): SpeechLength | undefined {
  const [, seconds, maxSeconds] = /runs ([\d.]+) s; the limit is ([\d.]+) s/.exec(error ?? '') ?? [];
  return seconds === undefined ? undefined : { seconds: Number(seconds), maxSeconds: Number(maxSeconds) };
}
