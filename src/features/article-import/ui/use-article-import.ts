import { useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import type { ArticleImportReport } from "../writes/upload.server.ts";

export type ImportRequest = { file: string; site: string };

type Checked = { request: ImportRequest; report: ArticleImportReport };

const address = "/api/admin/site/articles/import";

/**
 * An import of posts: the file is looked through, the report is shown, and it is sent again with the report's token,
 * part by part, until all posts are done.
 */
export function useArticleImport() {
  const [checked, setChecked] = useState<Checked>();
  const [progress, setProgress] = useState<number>();
  const { busy, problem, send } = useSending(adminCopy.failed);

  async function check(request: ImportRequest): Promise<void> {
    setChecked(undefined);
    const report = await send<ArticleImportReport>("POST", address, request);
    if (report !== undefined) setChecked({ request, report });
  }

  /** Sent once more after a failure, posts that are there already are left alone. */
  async function importNow(): Promise<void> {
    if (checked === undefined) return;
    const { request, report: found } = checked;
    const posts: ArticleImportReport["posts"][number][] = [];
    let from: number | null = 0;
    while (from !== null) {
      setProgress(from);
      const part: ArticleImportReport | undefined = await send("POST", address, {
        ...request,
        checked: found.checked,
        from,
      });
      if (part === undefined) break;
      posts.push(...part.posts);
      from = part.next;
      if (from === null) setChecked({ request, report: { ...part, posts } });
    }
    setProgress(undefined);
  }

  return {
    /** Also between two parts. */
    busy: busy || progress !== undefined,
    /** How many posts are done, while they are imported. */
    progress,
    problem,
    checked,
    check,
    importNow,
  };
}
