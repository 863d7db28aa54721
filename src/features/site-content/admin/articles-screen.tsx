import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { fieldMarks } from "#content/forms.ts";
import { ApiError, apiRequest } from "#platform/browser/api-client.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { articlesCopy as copy, editorCopy } from "../copy/screen.ts";
import { articlesScreen } from "../reads/screens.server.ts";

export const loader = screenLoader(({ services, actor }) => articlesScreen(services, actor));

/** Every article, and the beginning of a new one. */
export default function ArticlesScreen({ loaderData: { articles, mayWrite } }: ScreenProps<typeof loader>) {
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={panelLink} href="/admin/site">
          {editorCopy.all}
        </a>{" "}
        / {copy.title}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.about}</p>
      <div className="mt-7 grid max-w-240 gap-6">
        {mayWrite ? <NewArticle /> : null}
        <ul className="rounded-lg border border-line bg-surface px-card py-2 shadow-card">
          {articles.map(({ id, title, state, scheduled }) => (
            <li
              className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0"
              key={id}
            >
              <a
                className="min-w-0 rounded-sm font-semibold text-link wrap-anywhere after:absolute after:inset-0 focus-ring"
                href={`/admin/site/${id}`}
              >
                {title}
              </a>
              <span className="flex flex-wrap gap-2">
                <Tag>{state}</Tag>
                {scheduled === undefined ? null : <Tag>{scheduled}</Tag>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const added = z.object({ document: z.string() });

function NewArticle() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [title, setTitle] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function begin(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const response = await apiRequest("POST", "/api/admin/site-content/articles", { title });
      const { document } = added.parse(await response.json());
      await navigate(`/admin/site/${document}`);
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure.refusal : undefined;
      setError(refusal?.fields?.title ?? refusal?.message ?? copy.add.failed);
      setBusy(false);
    }
  }

  return (
    <Panel heading={copy.add.heading} id="new-article">
      <form className="grid gap-4" onSubmit={(event) => void begin(event)}>
        <TextField
          autoComplete="off"
          error={error}
          hint={copy.add.hint}
          id="new-article-title"
          label={copy.add.title}
          marks={fieldMarks}
          maxLength={60}
          onChange={(event) => setTitle(event.target.value)}
          readOnly={!hydrated}
          required
          value={title}
        />
        <p>
          <Button busy={busy} disabled={title.trim() === ""} size="small" type="submit" variant="primary">
            {copy.add.button}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
