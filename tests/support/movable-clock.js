/**
 * Loaded before a site that a test starts: its clock goes on from where the test sets it. JavaScript, because Node loads
 * it in each of the site's processes.
 */
const RealDate = Date;
const realNow = RealDate.now;
let ahead = Number(process.env.CLOCK_AHEAD ?? "0");

RealDate.now = () => realNow() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, called),
});

process.on("message", (/** @type {{ clockAhead?: number }} */ { clockAhead }) => {
  if (clockAhead === undefined) return;
  ahead = clockAhead;
  process.send?.({ clockAhead });
});
// The line to the test doesn't keep the site running.
process.channel?.unref();
