import { useEffect, useEffectEvent, useState } from "react";
import { PicturePicker } from "#features/pictures/ui/picture-picker.tsx";
import { UploadDialog } from "#features/pictures/ui/upload-dialog.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import {
  afterPress,
  fieldAround,
  fieldAt,
  firstOnScreen,
  focusField,
  textsOfField,
} from "../client/focus-field.ts";
import { addableLists } from "../copy/addable.ts";
import { documentScreen } from "../reads/document-screen.server.ts";
import { differencesOf, labelAt } from "../rules/differences.ts";
import { fieldShowing } from "../rules/field-showing.ts";
import { proposalsOf } from "../rules/proposals.ts";
import { ChangePanel, HintList, NumberList, SampleList } from "../ui/document-panel.tsx";
import { DocumentTrail } from "../ui/document-trail.tsx";
import { FieldConflicts } from "../ui/field-conflicts.tsx";
import { FieldEditor } from "../ui/field-editor.tsx";
import { MenuPanel, MenuQuestion } from "../ui/menu-panel.tsx";
import { PagePreview } from "../ui/page-preview.tsx";
import { PublishBar } from "../ui/publish-bar.tsx";
import { RemovePanel } from "../ui/remove-panel.tsx";
import { useDocument } from "../ui/use-document.ts";
import { DiscardedDrafts, VersionList } from "../ui/version-list.tsx";
import type { action } from "./document-action.server.ts";

export const loader = screenLoader(({ services, actor, params: { id = "" }, search }) =>
  documentScreen(services, actor, id, search.get("page") ?? ""),
);

export { action } from "./document-action.server.ts";

/** Only what the team adds has any. */
const noProposals = {};

type Props = ScreenProps<typeof loader>;

export default function DocumentScreen({ loaderData }: Props) {
  return <Document key={loaderData.id} loaderData={loaderData} />;
}

function Document({ loaderData: content }: Props) {
  const { problem, send, clear } = useOperations<typeof action>();
  const sharing = useOperations<typeof action>();
  const testing = useOperations<typeof action>();
  const asking = useOperations<typeof action>();
  const adding = useOperations<typeof action>();
  const [choosesMenu, setChoosesMenu] = useState(false);
  const { id, title, about, form, links, pages, preview, mayWrite, mayPublish } = content;
  const { state, problems, versions } = content;
  const hydrated = useHydrated();
  const initial = { ...state, value: parsed(state.value), published: parsed(state.published) };
  const isNew = !content.hasOriginal && state.version === 0;
  const draft = useDocument(id, initial, {
    problems,
    isNew,
    operations: {
      problem,
      clear,
      publish: (input, options) => send("publishContent", input, options),
      unschedule: (input, options) => send("unscheduleContent", input, options),
      discard: (input, options) => send("discardContentDraft", input, options),
      restore: (input, options) => send("restoreContent", input, options),
      remove: (input, options) => send("removeContent", input, options),
    },
    onFaults: (paths) => setTargetPath(firstOnScreen(paths)),
  });
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [hints, setHints] = useState<readonly string[]>();
  const [page, setPage] = useState<string>(content.opened);
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
  /** Sends the test of what is typed now, so it's saved first. */
  async function sendTest(mail: string) {
    if (!(await draft.save())) return;
    const sent = await testing.send("testContentMail", { mail }, { stay: true, refused: draft.mark });
    if (sent) toast({ title: sent.message });
  }
  const list = content.kind && addableLists[content.kind];
  const publicPage = preview.startsWith("/") ? preview : undefined;
  const changes = differencesOf(form, draft.stored.published, draft.value);
  return (
    <>
      <DocumentTrail isOfMails={content.isOfMails} list={list} title={title} />
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
              asking={{
                asked: content.asked,
                problem: asking.problem?.message,
                ask: async () => (await asking.send("askToPublish", {})) !== undefined,
              }}
              draft={draft}
              hints={list === undefined ? hints : undefined}
              isEverywhere={content.isEverywhere}
              onAddToMenu={content.menus?.listed.length === 0 ? () => setChoosesMenu(true) : undefined}
              onFault={(paths) => setTargetPath(firstOnScreen(paths))}
              page={publicPage}
              publishing={content.publishing}
              title={title}
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
              drawPicture={({ onChoose, ...choice }) => (
                <PicturePicker {...choice} loaded={content.pictures} onChange={onChoose} />
              )}
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
              proposals={list === undefined ? noProposals : proposalsOf(draft.value)}
              readOnly={!mayWrite || !hydrated}
              targetPath={targetPath}
              value={draft.value}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {mayWrite && list !== undefined ? <HintList hints={hints} /> : null}
            {content.menus ? (
              <MenuPanel listed={content.menus.listed} onOpen={() => setChoosesMenu(true)} />
            ) : null}
            {content.menus && choosesMenu ? (
              <MenuQuestion
                add={(menu) => adding.send("addToMenu", { menu })}
                onClose={() => {
                  setChoosesMenu(false);
                  adding.clear();
                }}
                page={preview}
                places={content.menus.places}
                problem={adding.problem?.message}
                title={title}
              />
            ) : null}
            <ChangePanel changes={changes} onOpen={(path) => setTargetPath([...path])} />
            <VersionList
              draft={draft}
              hasOriginal={content.hasOriginal}
              mayWrite={mayPublish}
              page={publicPage}
              versions={versions}
            />
            <DiscardedDrafts discarded={content.discarded} draft={draft} />
            {mayPublish && list && content.isRemovable ? (
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
              hasPaper={content.hasPaper}
              isWide={content.isWide}
              sharing={{
                busy: sharing.busy,
                problem: sharing.problem?.message,
                share: () => sharing.send("shareContentDraft", {}, { stay: true }),
                stop: () => sharing.send("stopSharingContentDraft", {}, { stay: true }),
              }}
              mailTest={{
                busy: testing.busy,
                problem: testing.problem?.message,
                send: sendTest,
              }}
              edited={edited}
              labelOf={(path) => labelAt(form, path, draft.value)}
              onFault={(path) => setTargetPath([...path])}
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

const parsed = (text: string): unknown => JSON.parse(text);
