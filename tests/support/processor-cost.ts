const yardstick = JSON.stringify(Array.from({ length: 30_000 }, (_, at) => ({ at, text: `text ${at}` })));
const parsings = 10;

/** Processor time of this process, in microseconds: what other processes do isn't in it. */
async function spentOn(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * What `work` costs this process, counted in parsings of a fixed megabyte of JSON (some 10 ms).
 * They are done before and after it, so that a slow or busy machine slows both and no time decides a test.
 */
export async function processorCost(work: () => unknown): Promise<number> {
  const parseSome = () => {
    for (let count = 0; count < parsings / 2; count += 1) JSON.parse(yardstick);
  };
  const before = await spentOn(parseSome);
  const cost = await spentOn(work);
  return (cost * parsings) / (before + (await spentOn(parseSome)));
}
