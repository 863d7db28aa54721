/** What is asked of a file that is made for each request. */
export type FileRequest = { params: Readonly<Record<string, string>>; search: URLSearchParams };

/** A file's text and media type. */
export type FileAnswer = {
  text: string;
  type: string;
  /** Hands it to the visitor to keep, under this name. */
  saveAs?: string;
  /** Pages and programs of other sites may read it, such as apps for podcasts. */
  forOthers?: true;
  /** It can't be made now, and can be soon: answered with 503, and the seconds after which to ask again. */
  awaySeconds?: number;
  /** Headers of its own, such as the policy of a page that is no page of the site. */
  headers?: Readonly<Record<string, string>>;
};

/** A file made at an address of its own outside /api, such as a calendar. */
export type ServedFile = {
  /** With Hono's `:name` parameters. */
  path: `/${string}`;
  /** The same for everybody until the next start: made once and served from memory. Its path has no parameters. */
  lasting?: true;
  /** Answers nothing when there is no such file. */
  make(request: FileRequest): FileAnswer | undefined | Promise<FileAnswer | undefined>;
};
