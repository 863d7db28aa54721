import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { bodyRefusals } from "#content/errors.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Log } from "#platform/log/log.ts";

/** The largest body accepted where an endpoint sets no limit of its own, in bytes. */
export const maxBodyBytes = 64 * 1024;

/** What all request bodies together may take, and how long one may take to arrive. */
export type BodyBounds = {
  /** Bytes of bodies that the process holds at once, from admission until the answer. */
  inFlight: number;
  /** The part of them for people who aren't signed in, so that strangers can't keep the team from saving. */
  forStrangers: number;
  /** How long a small body may take; each megabyte that an endpoint accepts adds a second. */
  milliseconds: number;
};

const megabyte = 1024 * 1024;

const usualBounds: BodyBounds = {
  inFlight: 64 * megabyte,
  forStrangers: 32 * megabyte,
  milliseconds: 15_000,
};

/** Many full bodies at once are worth a look; a visitor who went away isn't. */
const lines = {
  full: { level: "warn", event: "request.bodies_full" },
  slow: { level: "info", event: "request.too_slow" },
  unfinished: { level: "info", event: "request.unfinished" },
} as const;

/** A body that couldn't be read to its end, which is not a fault of ours. */
export class UnreadBody extends HttpError {
  readonly why: keyof typeof lines;

  constructor(why: UnreadBody["why"], cause?: unknown) {
    if (why === "full")
      super("unavailable", {
        message: bodyRefusals.full,
        headers: { "retry-after": "5", connection: "close" },
      });
    else super("unreadable", { message: why === "slow" ? bodyRefusals.slow : "", cause });
    this.why = why;
  }
}

export function logUnread(log: Log, { why }: UnreadBody, operation?: string): void {
  const { level, event } = lines[why];
  log[level](operation === undefined ? { event } : { event, operation });
}

type BodyLimit = {
  maxBytes?: number | undefined;
  /** What to say of a larger body, if the usual sentence doesn't help. */
  tooLarge?: string | undefined;
  isSignedIn?: boolean;
};

/** Reads the bodies of requests that have been admitted; nothing else in the server does. */
export type RequestBodies = {
  /**
   * The whole body, which counts as held until `release`.
   * @throws {HttpError} too_large, or {UnreadBody}.
   */
  read(context: Context, limit?: BodyLimit): Promise<Buffer<ArrayBuffer>>;
  /** Call it once the request is answered. */
  release(context: Context): void;
};

/** The bodies of one process. */
export function createRequestBodies(bounds: BodyBounds = usualBounds): RequestBodies {
  const shares = new WeakMap<Context, number>();
  let held = 0;

  function take(context: Context, bytes: number, isSignedIn: boolean): void {
    if (held + bytes > (isSignedIn ? bounds.inFlight : bounds.forStrangers)) throw new UnreadBody("full");
    held += bytes;
    shares.set(context, (shares.get(context) ?? 0) + bytes);
  }

  return {
    async read(context, limit = {}) {
      const { maxBytes = maxBodyBytes, isSignedIn = false } = limit;
      const declared = refuseDeclared(context, limit);
      take(context, declared, isSignedIn);
      const body = bodyOf(context);
      if (!body) return Buffer.alloc(0);
      const milliseconds = bounds.milliseconds + (maxBytes / megabyte) * 1_000;
      // Copied as they come: a body of many tiny pieces would take a hundred times its size.
      let bytes = Buffer.alloc(declared);
      let size = 0;
      await eachPiece(body, milliseconds, (piece) => {
        const end = size + piece.length;
        if (end > maxBytes) throw tooLargeFor(limit);
        if (end > bytes.length) {
          const larger = Buffer.alloc(Math.min(maxBytes, Math.max(end, bytes.length * 2)));
          take(context, larger.length - bytes.length, isSignedIn);
          bytes.copy(larger, 0, 0, size);
          bytes = larger;
        }
        bytes.set(piece, size);
        size = end;
      });
      return bytes.subarray(0, size);
    },
    release(context) {
      held -= shares.get(context) ?? 0;
      shares.delete(context);
    },
  };
}

const tooLargeFor = ({ tooLarge }: BodyLimit) =>
  new HttpError("too_large", tooLarge === undefined ? {} : { message: tooLarge });

/** The declared length of a body. @throws {HttpError} too_large before a byte is read. */
export function refuseDeclared(context: Context, limit: BodyLimit = {}): number {
  const declared = Number(context.req.header("content-length")) || 0;
  if (declared > (limit.maxBytes ?? maxBodyBytes)) throw tooLargeFor(limit);
  return declared;
}

/** The message of node:http; in tests without a port, the stream of the standard request. */
function bodyOf(context: Context): Readable | undefined {
  const incoming: IncomingMessage | undefined = context.env?.incoming;
  if (incoming) return incoming;
  const { body } = context.req.raw;
  return body ? Readable.from(body) : undefined;
}

/** Calls `take` with each piece until the end; stops reading when it throws, and doesn't end the connection. */
function eachPiece(body: Readable, milliseconds: number, take: (piece: Uint8Array) => void): Promise<void> {
  return new Promise((done, failed) => {
    const stop = () => {
      clearTimeout(timer);
      // The error listener stays: without one, a later error would end the process.
      body.off("data", onData).off("end", onEnd).off("close", onClose);
      body.pause();
    };
    const fail = (error: unknown) => {
      stop();
      failed(error);
    };
    const onData = (piece: Uint8Array) => {
      try {
        take(piece);
      } catch (error) {
        fail(error);
      }
    };
    const onEnd = () => {
      stop();
      done();
    };
    const onError = (error: unknown) => fail(new UnreadBody("unfinished", error));
    const onClose = () => (body.readableEnded ? onEnd() : fail(new UnreadBody("unfinished")));
    const timer = setTimeout(() => fail(new UnreadBody("slow")), milliseconds);
    body.on("data", onData).on("end", onEnd).on("error", onError).on("close", onClose);
    // Streams that have ended or closed say so only once.
    if (body.readableEnded || body.destroyed) onClose();
  });
}
