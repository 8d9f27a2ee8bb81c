// The environment of a task process.

/** Nothing is inherited, so a compromised task process finds no secrets. */
export const processEnvironment = (cacheDir: string | undefined): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  // Pictures above 1.7 MB are mapped, so that freeing them returns their memory to the system. By default glibc raises this threshold and
  // keeps them in a fragmented heap: after eight videos a process held 370 MB instead of 250. Smaller pictures (480×854 has 1.6 MB) are
  // reused from the heap, because mapping one again costs 400 page faults.
  MALLOC_MMAP_THRESHOLD_: '1700000',
  // Threads share heaps and so reuse each other's freed memory: rendering scenes takes 20 MB less than with one heap per thread, and no
  // more time.
  MALLOC_ARENA_MAX: '2',
  ...(cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: cacheDir }),
});
