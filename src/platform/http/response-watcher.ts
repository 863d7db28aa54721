import type { IncomingHttpHeaders } from "node:http";

/** One sent response, as visible to code that counts. */
export type Answered = {
  method: string;
  /** The requested path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  status: number;
};

/** Called after a response has been sent. It must be quick, synchronous and never throw. */
export type ResponseWatcher = {
  answered(answer: Answered): void;
  /** Stops its timer after saving what it has counted so far. */
  stop(): Promise<void>;
};
