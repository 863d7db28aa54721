import { type SubmitEvent, useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { toBase64 } from "#platform/device-encryption/bytes.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { EncodingNote, ImportReport } from "#ui/import-report.tsx";
import { FileField } from "#web/admin/field-file.tsx";
import { CheckFile, ImportFrame } from "#web/admin/import-frame.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { importCopy as copy, importBounds, importFaults } from "../copy/screen.ts";
import { redirectsCsv } from "../rules/redirects-csv.ts";
import { reportLines } from "../rules/report-lines.ts";
import { useArticleImport } from "../ui/use-article-import.ts";
import type { ArticleImportReport } from "../writes/upload.server.ts";

const list = "/admin/site/articles";

export const loader = screenLoader(() => ({ title: copy.title }));

type Importing = ReturnType<typeof useArticleImport>;

export default function ImportScreen({ loaderData: { title } }: ScreenProps<typeof loader>) {
  const importing = useArticleImport();
  const { checked } = importing;
  return (
    <ImportFrame copy={copy} form={<ImportForm importing={importing} />} list={list} title={title}>
      {checked === undefined ? null : (
        <CheckedFile importing={importing} key={checked.report.checked} report={checked.report} />
      )}
    </ImportFrame>
  );
}

function ImportForm({ importing: { busy, problem, checked, check } }: { importing: Importing }) {
  const [missing, setMissing] = useState<string>();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    const isChosen = file instanceof File && file.size > 0;
    const fault = !isChosen
      ? copy.file.missing
      : file.size > importBounds.bytes
        ? importFaults.tooLarge
        : undefined;
    setMissing(fault);
    if (fault !== undefined || !isChosen) return;
    await check({
      file: toBase64(new Uint8Array(await file.arrayBuffer())),
      site: String(form.get("site") ?? "").trim(),
    });
  }

  const wrong = problem?.fields ?? {};
  return (
    <form className="grid max-w-text gap-5" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FileField
        accept=".xml,.json,.zip,application/json,application/zip,text/xml"
        error={missing ?? wrong.file}
        hint={copy.file.hint}
        id="import-file"
        label={copy.file.label}
        marks={requiredMarks}
        name="file"
      />
      <TextField
        autoComplete="url"
        error={wrong.site}
        hint={copy.site.hint}
        id="import-site"
        inputMode="url"
        label={copy.site.label}
        marks={requiredMarks}
        maxLength={300}
        name="site"
        optional
        spellCheck={false}
      />
      <CheckFile busy={busy} checked={checked} copy={copy} id="articles-import" problem={problem} />
    </form>
  );
}

function CheckedFile({ importing, report }: { importing: Importing; report: ArticleImportReport }) {
  const { busy, problem, progress, importNow } = importing;
  return (
    <ImportReport
      busy={busy}
      copy={copy}
      lines={linesOf(report)}
      list={list}
      onImport={() => void importNow()}
      problem={problem?.message}
      report={{ done: report.done, added: countOf(report, "new", "added") }}
    >
      {report.encoding === null ? null : <EncodingNote copy={adminCopy.encoding} {...report.encoding} />}
      {report.others.length === 0 ? null : (
        <div className="grid gap-1 text-small wrap-anywhere text-ink-soft">
          {report.others.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <PostList posts={report.posts} />
      <p className="text-small text-ink-soft" role="status">
        {progress === undefined ? "" : copy.progress(progress, report.all)}
      </p>
      {report.done ? <Redirects redirects={report.redirects} /> : null}
    </ImportReport>
  );
}

function linesOf(report: ArticleImportReport) {
  const { report: says } = copy;
  const line = (name: string, count: number) => ({ name, count, rows: [] });
  const failed = countOf(report, "failed");
  return [
    line(says.posts, report.all),
    line(report.done ? says.added : says.new, countOf(report, "new", "added")),
    line(says.there, countOf(report, "there")),
    line(says.leftOut, countOf(report, "leftOut")),
    ...(failed > 0 ? [line(says.failed, failed)] : []),
  ];
}

const countOf = ({ posts }: ArticleImportReport, ...states: readonly string[]) =>
  posts.filter(({ state }) => states.includes(state)).length;

/** The same lines as in the terminal. */
function PostList({ posts }: Pick<ArticleImportReport, "posts">) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="import-posts">
      <h3 className="text-h4" id="import-posts">
        {copy.report.each}
      </h3>
      <ol className="mt-2 grid gap-3 text-small wrap-anywhere">
        {posts.map((post, at) => {
          const [line, ...notes] = reportLines(post);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: posts of a file have nothing else that tells all of them apart, and never move
            <li key={at}>
              <p className="font-semibold">{line}</p>
              {notes.length === 0 ? null : (
                <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
                  {[...new Set(notes)].map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The old addresses as a file for the import of redirects. */
function Redirects({ redirects }: Pick<ArticleImportReport, "redirects">) {
  if (redirects.length === 0) return null;
  const save = () => saveFile(Promise.resolve(new Response(redirectsCsv(redirects))), copy.redirects.name);
  return (
    <div className="grid gap-3">
      <p>{copy.redirects.about(redirects.length)}</p>
      <p>
        <Button onClick={() => void save()} size="small" variant="outline">
          {copy.redirects.save}
        </Button>
      </p>
    </div>
  );
}
