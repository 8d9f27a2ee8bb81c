// What may be stored in a jsonb column or sent to a child process.
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
