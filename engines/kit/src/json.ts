// The type of JSON values.

/** A value that can be stored in a `jsonb` column and sent to a task process. Members that are undefined are left out. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
