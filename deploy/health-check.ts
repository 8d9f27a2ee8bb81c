// Exits with 0 if the process in this container responds: an API on PORT, a worker on METRICS_PORT.
const { PORT = '8080', METRICS_PORT } = process.env;
const LIMIT_MS = 4_000;

const responds = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const urls = [`http://127.0.0.1:${PORT}/healthz`];
if (METRICS_PORT) urls.push(`http://127.0.0.1:${METRICS_PORT}/healthz`);
process.exit((await Promise.all(urls.map(responds))).includes(true) ? 0 : 1);
