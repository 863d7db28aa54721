type FileRequest = { params: Readonly<Record<string, string>>; search: URLSearchParams };

export type FileResponse = {
  text: string;
  type: string;
  /** Sent in place of the text, as it is. Its tag changes whenever the bytes do. */
  binary?: { bytes: Uint8Array; tag: string };
  /** Leads there in place of the text, without being kept: the address is in no page, and the next site isn't told of ours. */
  leadsTo?: string;
  /** Downloads it under this name. */
  saveAs?: string;
  /** Other sites and programs, such as podcast apps, may read it. */
  forOthers?: true;
  /** It can't be generated now: answered with 503 and the seconds after which to retry. */
  awaySeconds?: number;
  /** Extra headers, such as a content security policy. */
  headers?: Readonly<Record<string, string>>;
};

/** A generated file at its own address outside /api, such as a calendar. */
export type ServedFile = {
  /** With Hono's `:name` parameters. */
  path: `/${string}`;
  /** The same for everybody until the next start or until it expires (public-pages.ts): generated once and served from memory. Its path has no parameters. */
  lasting?: true;
  /** Returns undefined when there is no such file. The same answer again is hashed and compressed once. */
  make(request: FileRequest): FileResponse | undefined | Promise<FileResponse | undefined>;
};
