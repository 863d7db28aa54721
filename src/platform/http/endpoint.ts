import type * as z from "zod";
import type { Actor, Permission } from "./actor.ts";
import { HttpError } from "./errors.ts";

/** How often one network may call an endpoint. */
export type RateLimit = { points: number; seconds: number };

/** The no-JavaScript half of a form's endpoint: form-encoded in, a page out. */
export type FormPath = {
  /** The form's name, as the page that shows it knows it. */
  name: string;
  /** The page a rejected form is shown on again, with everything typed; some know it by the address alone. */
  page: string | ((params: Readonly<Record<string, string>>) => string);
  /**
   * The form is sent to its page's own address, so that a refused one leaves the browser there: a reload, the address
   * bar and Back then lead where people expect.
   */
  atPage?: true;
  /** Where a stored form leads; an answer's `next` goes before it. */
  thanks: string;
  /** The page itself shows the answer, for what may stand in no address and no history. */
  showsAnswer?: true;
  /** Turns form fields (texts only) into the input's own types. */
  fromForm(fields: Readonly<Record<string, string>>): unknown;
};

/** What a door knows of a call besides its input. */
export type CallContext = {
  /** One per filling of a form, bound to its sender; the same key is answered once. */
  idempotencyKey: string | undefined;
  /** The network the call came from, or who of the team makes it. */
  sender: string;
  /** The path of the page the form stood on, when the browser said so. */
  page: string | undefined;
  params: Readonly<Record<string, string>>;
  /** The request's headers, for the few that work with cookies. */
  headers: Headers;
  /** The network the request came from (see `networkOf`), for what is counted by it. Never stored as it is. */
  network: string;
  /** Who acts; known only where the endpoint asks for a right. */
  actor?: Actor;
};

/** A file that is sent piece by piece, so that none of it has to be whole in memory. */
export type StreamedFile = {
  pieces: AsyncIterable<string>;
  type: string;
  /** The name it is kept under; letters, digits, hyphens and one dot. */
  saveAs: string;
};

export type Answer = {
  status: 200 | 201 | 202;
  body: Readonly<Record<string, unknown>>;
  /** Goes in place of the body. */
  file?: StreamedFile;
  /** Cookies to set, each as its whole header. */
  setCookies?: readonly string[];
  /** Where a form sent without script is led to, an address of ours. */
  next?: string;
};

/**
 * One operation of the API: everything the door needs to parse, limit, call and describe it.
 * `Input` is `undefined` where nothing is read. A `get` reads its input from the query, as texts.
 */
export type Endpoint<Input = unknown> = {
  method: "get" | "post" | "patch" | "delete";
  /** Under /api, with Hono's `:name` parameters. */
  path: `/${string}`;
  operationId: string;
  summary: string;
  /** What one must be allowed to do; without a session 401, without the right 403. */
  right?: Permission;
  input?: z.core.$ZodType<Input>;
  /** An input that is accepted, shown in the description and used by a test. */
  example?: Readonly<Record<string, unknown>>;
  answer: {
    status: Answer["status"];
    description: string;
    example: Readonly<Record<string, unknown>>;
    /** In place of the example, where the answer is a file that is not JSON. */
    file?: { type: string; example: string };
  };
  limit?: RateLimit;
  /** The largest body taken, where the usual 64 KB are too few. Its path has no parameters. */
  maxBytes?: number;
  form?: FormPath;
  /** Set where mail programs and other servers call, which send no Origin of ours. */
  anyOrigin?: true;
  handle(input: Input, context: CallContext): Promise<Answer>;
};

/** Any endpoint, for lists; `handle` only ever gets what `input` has parsed. */
export type AnyEndpoint = Omit<Endpoint, "handle" | "input"> & {
  input?: z.core.$ZodType;
  handle(input: never, context: CallContext): Promise<Answer>;
};

/** Keeps an endpoint's input type while it is declared. */
export function endpoint<Input>(definition: Endpoint<Input>): Endpoint<Input> {
  return definition;
}

export type AdminEndpoint<Input> = Omit<Endpoint<Input>, "handle" | "right"> & {
  right: Permission;
  handle(input: Input, context: CallContext & { actor: Actor }): Promise<Answer>;
};

/** An operation of the desk: `handle` always knows who acts. */
export function adminEndpoint<Input>({ handle, ...definition }: AdminEndpoint<Input>): Endpoint<Input> {
  return {
    ...definition,
    async handle(input, context) {
      const { actor } = context;
      if (actor === undefined) throw new HttpError("unauthorized");
      return handle(input, { ...context, actor });
    },
  };
}
