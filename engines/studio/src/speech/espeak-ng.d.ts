// The part of the untyped eSpeak NG package that the studio uses.
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type: 'word' | 'phoneme' | 'sentence' | 'end' | 'samplerate' | 'mark' | 'play' | 'msg_terminated';
    /** Code points from the start of the text, counted from 1. */
    text_position: number;
    word_length: number;
    /** Milliseconds from the start of the synthesis. */
    audio_position: number;
    /** IPA with stress marks if `type` is phoneme; empty for a pause. */
    id: string | number | undefined;
  }

  export interface EspeakWorker {
    /** Returns 0 on success; on any other value the previous voice stays. */
    set_voice(name: string): number;
    /** Words a minute, 80 to 450. */
    set_rate(wordsPerMinute: number): void;
    /** 0 to 99, 50 is the voice's own. */
    set_pitch(pitch: number): void;
    /** Excursion of the pitch, 0 to 99, 50 is the voice's own. */
    set_range(range: number): void;
    get_samplerate(): number;
    /** `text` is SSML. Returning true from the callback stops the synthesis. */
    synthesize(text: string, callback: (samples: Int16Array, events: EspeakEvent[]) => boolean | undefined): void;
  }

  const load: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  export default load;
}
