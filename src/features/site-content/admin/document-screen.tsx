import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { editorCopy as copy } from "../copy/screen.ts";
import { documentScreen } from "../reads/screens.server.ts";
import { differencesOf } from "../rules/differences.ts";
import { ClashPanel } from "../ui/clash-panel.tsx";
import { DifferenceList } from "../ui/difference-list.tsx";
import { FieldEditor } from "../ui/field-editor.tsx";
import { PagePreview } from "../ui/page-preview.tsx";
import { PublishBar } from "../ui/publish-bar.tsx";
import { useDocument } from "../ui/use-document.ts";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  documentScreen(services, actor, id),
);

type Content = ScreenProps<typeof loader>["loaderData"];

/** The editor of one document: its form, the page as it would be, what changed, and earlier versions. */
export default function DocumentScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  return <Editor content={content} key={content.id} />;
}

function Editor({ content }: { content: Content }) {
  const { id, title, about, form, links, pages, preview, mayWrite, state, problems, versions } = content;
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const initial = { ...state, value: parsed(state.value), published: parsed(state.published) };
  const draft = useDocument(id, initial, problems);
  const changes = differencesOf(form, draft.stored.published, draft.value);
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={panelLink} href="/admin/site">
          {copy.all}
        </a>{" "}
        / {title}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{about}</p>
      {mayWrite ? null : (
        <Note className="mt-5 max-w-180">
          <p>{copy.readOnly}</p>
        </Note>
      )}
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-2">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {mayWrite ? <PublishBar draft={draft} onDone={() => void revalidate()} /> : null}
          <ClashPanel clashes={draft.clashes} form={form} settle={draft.settle} />
          <FieldEditor
            field={form}
            links={links}
            onChange={draft.edit}
            path={[]}
            problems={draft.problems}
            readOnly={!mayWrite || !hydrated}
            value={draft.value}
          />
          <Panel heading={copy.changes} id="changes">
            {changes.length === 0 ? (
              <p className="text-ink-soft">{copy.noChanges}</p>
            ) : (
              <DifferenceList changes={changes} />
            )}
          </Panel>
          <Versions draft={draft} mayWrite={mayWrite} onDone={() => void revalidate()} versions={versions} />
        </div>
        <div className="min-w-0 xl:sticky xl:top-6">
          <PagePreview
            document={id}
            initial={preview}
            linkBase={draft.stored.hasDraft ? content.previewBase : undefined}
            pages={pages}
            value={draft.value}
          />
        </div>
      </div>
    </>
  );
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}

type VersionsProps = {
  versions: Content["versions"];
  draft: ReturnType<typeof useDocument>;
  mayWrite: boolean;
  onDone(): void;
};

function Versions({ versions, draft, mayWrite, onDone }: VersionsProps) {
  const restore = async (version: number) => {
    if (await draft.act("restore", { version }, copy.failed)) onDone();
  };
  const again = (version: number) =>
    mayWrite && version !== draft.stored.version ? (
      <p>
        <Button onClick={() => void restore(version)} size="small" variant="outline">
          {copy.versions.restore}
          <span className="sr-only">: {version === 0 ? copy.versions.original : version}</span>
        </Button>
      </p>
    ) : null;
  return (
    <Panel heading={copy.versions.heading} id="versions">
      {versions.length === 0 ? (
        <p className="text-ink-soft">{copy.versions.none}</p>
      ) : (
        <ol className="grid gap-5">
          {versions.map(({ version, at, by, changes }) => (
            <li className="grid gap-3 border-b border-line pb-5" key={version}>
              <p className="font-semibold">
                {version}. <LocalTime at={at} />, {by || copy.versions.gone}
              </p>
              {changes.length === 0 ? (
                <p className="text-small text-ink-soft">{copy.versions.same}</p>
              ) : (
                <DifferenceList changes={changes} />
              )}
              {again(version)}
            </li>
          ))}
          <li className="grid gap-3">
            <p className="font-semibold">{copy.versions.original}</p>
            {again(0)}
          </li>
        </ol>
      )}
    </Panel>
  );
}
