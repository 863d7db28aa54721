/** What is asked of a file that is made for each request. */
export type FileRequest = { params: Readonly<Record<string, string>>; search: URLSearchParams };

/** A file's text, its media type, and the name it is kept under when someone saves it. */
export type FileAnswer = {
  text: string;
  type: string;
  /** Left out when programs read the file rather than people keep it. */
  saveAs?: string;
  /** Pages and programs of other sites may read it, such as apps for podcasts. */
  forOthers?: true;
};

/** A file made per request at an address of its own outside /api, such as a calendar; undefined when it has none. */
export type ServedFile = {
  /** With Hono's `:name` parameters. */
  path: `/${string}`;
  make(request: FileRequest): FileAnswer | undefined | Promise<FileAnswer | undefined>;
};
