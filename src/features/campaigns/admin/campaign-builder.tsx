import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { adminCopy } from "#content/admin.ts";
import { ApiError } from "#platform/browser/refusal.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { builderCopy as copy, questionCopy } from "../copy/builder.ts";
import { publishCopy } from "../copy/builder-campaign.ts";
import { publishChecks } from "../rules/publish-checks.ts";
import { untranslated } from "../rules/untranslated.ts";
import type { CampaignStep } from "../schema/campaign.ts";
import { type Builder, BuilderContext } from "../ui/builder-context.ts";
import { CampaignSettings } from "../ui/campaign-settings.tsx";
import { AddPart } from "../ui/part-list.tsx";
import { SharePanel } from "../ui/share-panel.tsx";
import { TemplatePicker } from "../ui/template-picker.tsx";
import { useInvalidTexts } from "../ui/use-invalid-texts.ts";
import { CampaignConflict } from "./campaign-conflict.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { PublishPanel, StatePanel } from "./publish-panel.tsx";
import { TranslationSettings, type Translations } from "./translation-settings.tsx";
import { callBuilder, type Saved, useCampaign } from "./use-campaign.ts";

// The list brings the library that moves things; it is fetched with the screen and not drawn on the server twice.
const PartList = lazy(async () => ({ default: (await import("../ui/part-list.tsx")).PartList }));

// The page's components and the Markdown renderer are loaded when the preview is opened.
const Preview = lazy(async () => ({ default: (await import("./campaign-preview.tsx")).CampaignPreview }));

type CampaignBuilderProps = {
  siteUrl: string;
  initial: Saved;
  /** Limited access makes no other campaign, and publishes only if an owner says so. */
  may: { create: boolean; publish: boolean };
  translations: Translations;
};

export function CampaignBuilder({ siteUrl, initial, may, translations }: CampaignBuilderProps) {
  const draft = useCampaign(initial);
  const { steps, dispatch, saved, state } = draft;
  const content = steps.present;
  const [open, setOpen] = useState<string>();
  const [preview, setPreview] = useState(false);
  const [status, setStatus] = useState("");
  const [busy, setBusy] = useState(false);
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState("");
  const hydrated = useHydrated();
  const { invalid, setInvalid, invalidRemarks } = useInvalidTexts(content);
  const { publicCloses } = saved;
  const checks = useMemo(() => {
    // The browser's clock is asked only there: the server drew the page at another moment.
    const moment = hydrated ? { now: new Date().toISOString(), closes: publicCloses } : undefined;
    const { faults, warnings } = publishChecks(content, moment);
    return {
      faults: [...invalidRemarks, ...faults],
      warnings,
      untranslated: untranslated(content, translations.originals),
    };
  }, [content, publicCloses, hydrated, invalidRemarks, translations.originals]);
  const builder: Builder = useMemo(
    () => ({ content, edit: draft.edit, say: setStatus, invalid, setInvalid, ...checks }),
    [content, draft.edit, invalid, setInvalid, checks],
  );

  function back() {
    dispatch({ type: "undo" });
    setStatus(copy.undone);
  }
  function forth() {
    dispatch({ type: "redo" });
    setStatus(copy.redone);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const inText = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (inText || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) forth();
    else back();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  function show(part: string | undefined) {
    const questions = content.sections.flatMap((section) => section.questions);
    const isQuestion = questions.some(({ id }) => id === part);
    // A field of a question is found by its own id, once the question is open.
    const owner = questions.find(({ id }) => part === id || part?.startsWith(`${id}-`));
    if (owner) flushSync(() => setOpen(owner.id));
    const target = part === undefined ? "questions-heading" : isQuestion ? `${part}-label` : part;
    const element = document.getElementById(target) ?? document.getElementById(`${part}-title`);
    const closed = element?.closest("details");
    if (closed) closed.open = true;
    element?.focus();
  }

  /** Does something with the whole campaign once the draft is saved, and says what came of it. */
  async function act(work: () => Promise<string>) {
    setBusy(true);
    setProblem("");
    try {
      if (await draft.save()) setStatus(await work());
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      if (refusal?.status === 409) await draft.refuse(error);
      else setProblem(Object.values(refusal?.fields ?? {})[0] ?? refusal?.message ?? adminCopy.failed);
    } finally {
      setBusy(false);
    }
  }
  function publish() {
    const [first] = checks.faults;
    if (first) {
      setStatus(publishCopy.notReady(checks.faults.length, first.text));
      return show(first.part ?? first.at);
    }
    return act(async () => {
      await draft.step("publish");
      setShared(true);
      return publishCopy.published;
    });
  }
  const step = (move: Exclude<CampaignStep, "publish">) =>
    act(async () => {
      await draft.step(move);
      return publishCopy.moved[move];
    });
  const duplicate = () =>
    act(async () => {
      const { id } = await callBuilder(saved.id, "duplicateCampaign", {});
      location.assign(`/admin/campaigns/${id}/edit`);
      return questionCopy.duplicated;
    });

  return (
    <BuilderContext value={builder}>
      {/* Until the page is hydrated the fields are off, so that nothing typed is lost. */}
      <fieldset className="min-w-0" disabled={!hydrated}>
        <DraftBar
          busy={busy}
          draft={draft}
          onPreview={() => setPreview(!preview)}
          onPublish={may.publish ? () => void publish() : undefined}
          onRedo={forth}
          onUndo={back}
          preview={preview}
        />
        <p className="mt-2 min-h-6 text-small text-ink-soft" role="status">
          {status}
        </p>
        {problem === "" ? null : (
          <div className="mb-4" role="alert">
            <Note kind="error">
              <p>{problem}</p>
            </Note>
          </div>
        )}
        {draft.isRestored ? (
          <Note className="mb-4">
            <p>{copy.restored}</p>
          </Note>
        ) : null}
        {state.kind === "conflict" ? (
          <CampaignConflict
            base={saved.value}
            mine={content}
            onSettle={(drafts) => {
              for (const next of drafts) draft.edit(() => next);
              draft.takeSaved(state.theirs, drafts.at(-1));
            }}
            theirs={state.theirs.value}
          />
        ) : null}
        {saved.version > 0 && saved.status !== "archived" && (saved.unpublished || state.kind !== "saved") ? (
          <p className="mb-4 text-small text-ink-soft">{copy.publicChanged}</p>
        ) : null}
        {shared && saved.id !== undefined && saved.status !== "archived" ? (
          <SharePanel id={saved.id} link={`${siteUrl}/campaign/${saved.slug}`} />
        ) : null}
        {preview ? (
          <Suspense fallback={null}>
            <Preview content={content} onClose={() => setPreview(false)} />
          </Suspense>
        ) : null}
        <div className="grid items-start gap-grid lg:grid-cols-[minmax(0,1.95fr)_minmax(19rem,1fr)]">
          <section aria-labelledby="questions-heading">
            <h2 className="mb-3 rounded-sm text-h4 focus-ring" id="questions-heading" tabIndex={-1}>
              {questionCopy.heading}
            </h2>
            {saved.version === 0 ? <TemplatePicker /> : null}
            <Suspense fallback={null}>
              <PartList onOpen={setOpen} open={open} />
            </Suspense>
            <AddPart onOpen={setOpen} />
          </section>
          {/* However many settings are open, they scroll beside the questions and don't make the screen longer. */}
          <div className="grid content-start gap-4 lg:sticky lg:top-28 lg:mt-9 lg:-mx-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:px-2 lg:pb-2">
            <PublishPanel onShow={show} />
            <CampaignSettings
              published={saved.version > 0}
              siteUrl={siteUrl}
              slugProblem={draft.slugTaken ? publishCopy.slugTaken : undefined}
              translations={
                may.create ? (
                  <TranslationSettings id={saved.id} save={draft.save} {...translations} />
                ) : undefined
              }
            />
            {saved.id === undefined ? null : (
              <StatePanel
                busy={busy}
                onDuplicate={may.create ? () => void duplicate() : undefined}
                onStep={may.publish ? (move) => void step(move) : undefined}
                saved={saved}
              />
            )}
          </div>
        </div>
      </fieldset>
    </BuilderContext>
  );
}
