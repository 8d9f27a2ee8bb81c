// How the words for a thing are written.

/**
 * Names of things with their words: whole words, `*` is any ending, `_` is a space; then patterns that match anywhere, for scripts that
 * write without spaces. All languages are searched at once, and a wrong thing is worse than none: no word is here that means something
 * else in any of them, such as "gift", which is poison in German.
 */
export type Subjects = readonly (readonly [name: string, whole: string, anywhere: string])[];
