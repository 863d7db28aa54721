/** Which article a post of an old site became, so that it's recognized in another export. Nothing of a person. */
export type ImportedArticleRow = {
  /** The system, the site and the post's number or id there. */
  source: string;
  document: string;
  /** Its path on the old site, for links from later files; empty if it had none. */
  old_path: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    imported_articles: ImportedArticleRow;
  }
}
