// The environment of a task process.

/** Nothing is inherited, so a compromised task process finds no secrets. */
export const processEnvironment = (cacheDir: string | undefined): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  // Large pictures go back to the system when they are done with. glibc would learn to keep them, in heaps full of holes: a child that had
  // rendered eight videos held 370 MB instead of 250. Those of 480×854 (1.6 MB) and less are worth keeping: each costs 400 page faults anew.
  MALLOC_MMAP_THRESHOLD_: '1700000',
  // Memory that one thread frees can be reused by another: rendering scenes takes 20 MB less, and no longer, than with heaps for each thread.
  MALLOC_ARENA_MAX: '2',
  ...(cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: cacheDir }),
});
