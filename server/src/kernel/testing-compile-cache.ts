// The compile cache of processes that tests start.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Kept between runs: a short process spends most of its time compiling. */
export const COMPILE_CACHE = join(tmpdir(), 'greenroom-compile-cache');
