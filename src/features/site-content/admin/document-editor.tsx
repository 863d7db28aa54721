import { useEffect, useEffectEvent, useState } from "react";
import type { UploadedPicture } from "#content/uploaded-pictures.ts";
import { PicturePicker } from "#features/pictures/ui/picture-picker.tsx";
import { UploadDialog } from "#features/pictures/ui/upload-dialog.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { afterPress, fieldAround, fieldId, focusField } from "../client/focus-field.ts";
import { articlesCopy, episodesCopy, pagesCopy } from "../copy/addable.ts";
import { editorCopy as copy, hintCopy } from "../copy/screen.ts";
import type { DocumentContent } from "../reads/screens.server.ts";
import { differencesOf } from "../rules/differences.ts";
import { fieldShowing, leafPaths, textsShownBy } from "../rules/field-showing.ts";
import { DifferenceList } from "../ui/difference-list.tsx";
import { DocumentPanel } from "../ui/document-panel.tsx";
import type { PictureChoice } from "../ui/editor-props.ts";
import { FieldConflicts } from "../ui/field-conflicts.tsx";
import { FieldEditor } from "../ui/field-editor.tsx";
import { NumberList } from "../ui/number-list.tsx";
import { PagePreview } from "../ui/page-preview.tsx";
import type { Sharing } from "../ui/preview-link.tsx";
import { PublishBar } from "../ui/publish-bar.tsx";
import { RemovePanel } from "../ui/remove-panel.tsx";
import { SampleList } from "../ui/sample-list.tsx";
import { type DocumentOperations, useDocument } from "../ui/use-document.ts";
import { DiscardedDrafts, VersionList } from "../ui/version-list.tsx";

/** Where each kind that the team adds is listed. */
const lists = {
  article: { href: "/admin/site/articles", title: articlesCopy.title },
  page: { href: "/admin/site/pages", title: pagesCopy.title },
  episode: { href: "/admin/site/episodes", title: episodesCopy.title },
} as const;

type DocumentEditorProps = { content: DocumentContent; operations: DocumentOperations; sharing: Sharing };

/** The editor of one document: its form, the page as it would be, what changed, and earlier versions. */
export function DocumentEditor({ content, operations, sharing }: DocumentEditorProps) {
  const { id, title, about, form, links, pages, preview, mayWrite, state, problems, versions } = content;
  const hydrated = useHydrated();
  const initial = { ...state, value: parsed(state.value), published: parsed(state.published) };
  const isNew = !content.hasOriginal && state.version === 0;
  const draft = useDocument(id, initial, { problems, isNew, operations });
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [hints, setHints] = useState<readonly string[]>();
  const [page, setPage] = useState<string>(preview);
  const [targetPath, setTargetPath] = useState<readonly string[]>();
  useEffect(() => {
    if (targetPath) focusField(targetPath);
  }, [targetPath]);
  // A link to a field, such as one from the list of samples in another tab.
  const openAddressed = useEffectEvent(() => {
    const path = fieldAt(form, draft.value, location.hash.slice(1));
    if (path) setTargetPath(path);
  });
  useEffect(() => openAddressed(), []);
  const list = content.kind && lists[content.kind];
  const changes = differencesOf(form, draft.stored.published, draft.value);
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={panelLink} href="/admin/site">
          {copy.all}
        </a>{" "}
        {list === undefined ? null : (
          <>
            /{" "}
            <a className={panelLink} href={list.href}>
              {list.title}
            </a>{" "}
          </>
        )}
        / {title}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{about}</p>
      {mayWrite ? null : (
        <Note className="mt-5 max-w-180">
          <p>You can look at this. Editors and owners can change it.</p>
        </Note>
      )}
      <div className={`mt-6 grid items-start gap-8 ${mayWrite ? "xl:grid-cols-2" : "max-w-200"}`}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 xl:[&_:is(input,textarea,select,button,summary)]:scroll-mt-48">
          {mayWrite ? (
            <PublishBar
              draft={draft}
              onMissing={(path) => setTargetPath([...path])}
              page={preview.startsWith("/") ? preview : undefined}
              publishing={content.publishing}
            />
          ) : null}
          <SampleList
            form={form}
            onOpen={(path) => setTargetPath([...path])}
            shipped={parsed(content.shipped)}
            value={draft.value}
          />
          <NumberList places={content.numberPlaces} value={draft.value} />
          <FieldConflicts
            conflicts={draft.conflicts}
            form={form}
            key={JSON.stringify(draft.conflicts.map(({ path, theirs }) => [path, theirs]))}
            onResolved={(path) => setTargetPath([...path])}
            resolveConflicts={draft.resolveConflicts}
            value={draft.value}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside and is none itself */}
          <div
            className="contents"
            onBlur={({ target }) => afterPress(() => draft.leave(fieldAround(target)))}
            onFocus={({ target }) => setEdited(textsOfField(form, draft.value, fieldAround(target)))}
          >
            <FieldEditor
              drawPicture={(choice) => <ChoosePicture {...choice} shown={content.pictures} />}
              drawUpload={(given) => <UploadDialog {...given} />}
              field={form}
              foldDepth={0}
              folds={false}
              links={links}
              missing={draft.missing}
              onChange={draft.edit}
              onPage={setPage}
              path={[]}
              pictures={content.pictures}
              problems={draft.problems}
              readOnly={!mayWrite || !hydrated}
              targetPath={targetPath}
              value={draft.value}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {list === undefined || !mayWrite ? null : <Hints hints={hints} />}
            {changes.length === 0 ? (
              <DocumentPanel aside="None" heading={copy.changes} id="changes" />
            ) : (
              <DocumentPanel heading={copy.changes} id="changes">
                <DifferenceList changes={changes} onOpen={(path) => setTargetPath([...path])} />
              </DocumentPanel>
            )}
            <VersionList
              draft={draft}
              hasOriginal={content.hasOriginal}
              mayWrite={mayWrite}
              versions={versions}
            />
            <DiscardedDrafts discarded={content.discarded} draft={draft} />
            {mayWrite && list && content.isRemovable ? (
              <RemovePanel
                draft={draft}
                isOnSite={content.isOnSite}
                links={links}
                list={list.href}
                own={preview}
              />
            ) : null}
          </div>
        </div>
        {mayWrite ? (
          <div className="min-w-0 xl:sticky xl:top-6">
            <PagePreview
              document={id}
              sharing={sharing}
              edited={edited}
              shared={draft.stored.hasDraft ? content.shared : undefined}
              onHints={setHints}
              onPage={setPage}
              onPick={(texts) => setTargetPath(fieldShowing(form, draft.value, texts))}
              page={page}
              pages={pages}
              value={draft.value}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The pictures' own picker, for a document's field. One chosen just now isn't among those that were loaded. */
function ChoosePicture({
  label,
  value,
  shown,
  onChoose,
}: PictureChoice & { shown: readonly UploadedPicture[] }) {
  const [chosen, setChosen] = useState<UploadedPicture>();
  const picture = value === undefined ? undefined : [chosen, ...shown].find((each) => each?.id === value);
  return (
    <PicturePicker
      label={label}
      onChange={(next) => {
        setChosen(next);
        onChoose(next);
      }}
      value={picture}
    />
  );
}

/** What could be better in an article; none of it keeps it from being published. */
function Hints({ hints }: { hints: readonly string[] | undefined }) {
  if (hints === undefined || hints.length === 0)
    return (
      <DocumentPanel
        aside={hints === undefined ? "After the marked fields are filled in" : "None"}
        heading={hintCopy.heading}
        id="hints"
      />
    );
  return (
    <DocumentPanel heading={hintCopy.heading} id="hints">
      <ul className="grid list-disc gap-2 pl-5 text-small">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </DocumentPanel>
  );
}

function fieldAt(form: DocumentContent["form"], value: unknown, id: string): readonly string[] | undefined {
  return leafPaths(form, value).find((path) => fieldId(path) === id);
}

/** The texts of the field with this id, as the preview shows them. */
function textsOfField(form: DocumentContent["form"], value: unknown, id: string): readonly string[] {
  const path = fieldAt(form, value, id);
  return path === undefined ? [] : textsShownBy(form, value, path);
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
