import type { IncomingHttpHeaders } from "node:http";

/** One answer that has gone out, as far as somebody who counts may look at it. */
export type Answered = {
  method: string;
  /** The path and the query, as they were asked for. */
  url: string;
  headers: IncomingHttpHeaders;
  status: number;
};

/** Is told of answers after they have gone out. It is quick, waits for nothing and never throws. */
export type AnswerWatcher = {
  answered(answer: Answered): void;
  /** Ends its work by its own clock; what it still holds is written down first. */
  stop(): Promise<void>;
};
