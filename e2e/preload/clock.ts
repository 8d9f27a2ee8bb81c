// A preload hook for tests: the process's clock is CLOCK_OFFSET_MS wrong.
const offsetMs = Number(process.env.CLOCK_OFFSET_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(target.now() + offsetMs)),
  get: (target, name) => (name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name)),
});
