/** Reads of what others send, with bounds: a server that never stops, or says nothing, costs neither memory nor a wait. */
import type { Readable } from "node:stream";
import { second } from "#platform/clock/clock.ts";

/** How long another server may say nothing before a read ends. */
export const silenceMs = 15 * second;

export class TooLarge extends Error {
  readonly code = "too_large";

  constructor() {
    super("the answer is too large");
  }
}

export class Silent extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("the server said nothing for too long");
  }
}

/** All bytes of a stream, which is ended if there are more. @throws {TooLarge} */
export async function readUpTo(stream: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > maxBytes) {
      stream.destroy();
      throw new TooLarge();
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The first bytes of a stream, which is ended if there are more. */
export async function readFirst(stream: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(part);
    size += part.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

/**
 * The pieces of a stream as they come. It ends with an error when the next one doesn't come in time; how long its
 * reader takes doesn't count. @throws {Silent}
 */
export async function* unlessSilent(
  stream: Readable,
  waitMs = silenceMs,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const wait = () => setTimeout(() => stream.destroy(new Silent()), waitMs);
  let timer = wait();
  try {
    for await (const part of stream) {
      clearTimeout(timer);
      yield part;
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}
