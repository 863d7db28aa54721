/** Functions that take too much of something, for a process that calls them. */
const kept: number[][] = [];

export const echo = (input: unknown) => input;

export function fillMemory(): never {
  for (;;) kept.push(new Array<number>(100_000).fill(kept.length));
}

export function takeForever(): never {
  for (;;);
}

export const exit = () => process.exit(1);
export const fault = () => process.kill(process.pid, "SIGSEGV");
export const answerMuch = (bytes: number) => new Uint8Array(bytes);

export function fail(): never {
  throw new Error("what somebody wrote");
}
