import type * as z from "zod";
import type { Actor, Permission, Scope } from "../permissions/access.ts";
import { HttpError } from "./errors.ts";

/** How often one network may call an endpoint. */
export type RateLimit = { points: number; seconds: number };

/** Where a form without JavaScript was sent: the path of its page, and its fields once they have been read. */
export type SentFrom = { page: string | undefined; fields: Readonly<Record<string, string>> };

/** The no-JavaScript version of a form endpoint: form-encoded input, a page as output. */
export type FormPath = {
  /** The form's name, as used by its page. */
  name: string;
  /**
   * The page that shows a rejected form again with everything typed. Some forms determine it from the address, or from
   * the page of ours that the form was on, as far as the browser says.
   */
  page: string | ((params: Readonly<Record<string, string>>, sentFrom: SentFrom) => string);
  /**
   * The form is posted to its page's own address, so that a rejected one stays there and reload, the address bar and
   * Back work as expected.
   */
  atPage?: true;
  /** Where a successful form redirects to; an answer's `next` overrides it. */
  thanks: string;
  /** The page itself shows the answer; for content that mustn't be in an address or the history. */
  showsResponse?: true;
  /** Fields that are files: the form is sent as multipart/form-data, and their bytes become base64 text. */
  files?: readonly string[];
  /** Converts form fields (texts) to the input's types. */
  fromForm(fields: Readonly<Record<string, string>>): unknown;
};

export type CallContext = {
  /** One key per filling of a form, bound to its sender; a repeated key returns the first result. */
  idempotencyKey: string | undefined;
  /** The calling network or team member. */
  sender: string;
  /** The path of the page with the form, if the browser sent it. */
  page: string | undefined;
  params: Readonly<Record<string, string>>;
  /** The request's headers, for the few endpoints that work with cookies. */
  headers: Headers;
  /** The network the request came from (see `networkOf`), for counting. Never stored unhashed. */
  network: string;
  /** The signed-in team member; set only if the endpoint requires a permission. */
  actor?: Actor;
};

/** Why an operation or a screen of the admin doesn't ask for a recent sign-in. */
export type WithoutRecentSignIn =
  | "changes one record, which can be changed again"
  | "changes a draft, which nobody outside the team sees"
  | "changes several, which can be undone"
  | "publishes, and every version can be restored"
  | "is urgent while a meeting is on, and asks at any other time"
  | "changes one record, and asks if that leads people elsewhere"
  | "writes to one person"
  | "reads no more than one screen shows"
  | "lists nothing personal"
  | "asks for the password, a code or a passkey itself";

/** A file that is streamed, so that it never has to be in memory as a whole. */
export type StreamedFile = {
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  type: string;
  /** The file name; letters, digits, hyphens and one dot. */
  saveAs: string;
  /** A stranger made it: a browser that opens it treats it as another site's and runs nothing in it. */
  isSandboxed?: true;
};

type EndpointResponse = {
  status: 200 | 201 | 202;
  body: Readonly<Record<string, unknown>>;
  /** Sent in place of the body. */
  file?: StreamedFile;
  /** Cookies to set, each as a complete header. */
  setCookies?: readonly string[];
  /** The browser deletes what it has cached of the site, pages behind "Back" included. */
  clearsCache?: true;
  /** Where to redirect a form sent without JavaScript; an address on this site. */
  next?: string;
};

/**
 * One operation of the API: everything needed to parse, limit, call and describe it. `Input` is `undefined` where
 * nothing is read. A `get` reads its input from the query, as texts.
 */
type Endpoint<Input = unknown> = {
  method: "get" | "post" | "patch" | "delete";
  /** Under /api, with Hono's `:name` parameters. */
  path: `/${string}`;
  operationId: string;
  summary: string;
  /** The required permission; 401 without a session, 403 without the permission. */
  permission?: Permission;
  /** How limited access opens it; closed without. */
  scope?: Scope;
  /**
   * Why the team member needs no recent sign-in. Every operation with a permission asks for one, but for plain reading
   * and the first pages of lists (`asksForRecentSignIn`).
   */
  withoutRecentSignIn?: WithoutRecentSignIn;
  /** The inputs that ask for a recent sign-in although the operation doesn't: one of its actions can't be undone. */
  recentSignInFor?(input: Input): boolean;
  input?: z.core.$ZodType<Input>;
  /** A valid input, shown in the API description and used by a test. */
  example?: Readonly<Record<string, unknown>>;
  response: {
    status: EndpointResponse["status"];
    description: string;
    example: Readonly<Record<string, unknown>>;
    /** In place of the example, if the response is a file that isn't JSON. */
    file?: { type: string; example: string };
  };
  limit?: RateLimit;
  /** The largest body accepted, if the default of 64 KB is too small. */
  maxBytes?: number;
  /** What to say of a larger body, if the usual sentence doesn't help. */
  tooLarge?: string;
  form?: FormPath;
  handle(input: Input, context: CallContext): Promise<EndpointResponse>;
};

/** Any endpoint, for lists; `handle` only gets input that `input` has parsed. */
export type AnyEndpoint = Omit<Endpoint, "handle" | "input" | "recentSignInFor"> & {
  input?: z.core.$ZodType;
  recentSignInFor?(input: never): boolean;
  handle(input: never, context: CallContext): Promise<EndpointResponse>;
};

/** Keeps an endpoint's input type while it is declared. */
export function endpoint<Input>(definition: Endpoint<Input>): Endpoint<Input> {
  return definition;
}

type AdminEndpoint<Input> = Omit<Endpoint<Input>, "handle" | "permission"> & {
  permission: Permission;
  handle(input: Input, context: CallContext & { actor: Actor }): Promise<EndpointResponse>;
};

/** An admin endpoint: `handle` always has an actor. */
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
