import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { fieldMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { removeCopy as copy } from "../copy/pages.ts";
import type { DocumentDraft } from "./use-document.ts";

type RemovePanelProps = {
  draft: DocumentDraft;
  /** Its own address, which can't lead to itself. */
  own: string;
  links: readonly { value: string; label: string }[];
  /** Whether visitors can see it, so that its address has to lead somewhere. */
  isOnSite: boolean;
  /** The screen with all of its kind. */
  list: string;
  onDone(): void;
};

/** Takes an article or a page off the site, and asks where its address should lead. */
export function RemovePanel({ draft, own, links, isOnSite, list, onDone }: RemovePanelProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [redirect, setRedirect] = useState("");
  const [busy, setBusy] = useState(false);
  const id = useId();
  async function remove() {
    setBusy(true);
    await draft.save();
    const worked = await draft.act("remove", redirect === "" ? {} : { redirect }, copy.failed);
    setBusy(false);
    if (!worked) return;
    toast({ title: copy.done });
    // Nothing is left of what was never published.
    if (!isOnSite) return void navigate(list);
    setOpen(false);
    onDone();
  }
  return (
    <Panel heading={copy.heading} id="remove">
      <p className="text-ink-soft">{isOnSite ? copy.text : copy.never}</p>
      {open ? (
        <div className="mt-4 grid gap-4">
          {isOnSite ? (
            <SelectField
              id={id}
              label={copy.leadsTo}
              marks={fieldMarks}
              onChange={(event) => setRedirect(event.target.value)}
              options={[{ value: "", label: copy.nowhere }, ...links.filter(({ value }) => value !== own)]}
              placeholder=""
              value={redirect}
            />
          ) : null}
          <p className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void remove()} size="small" variant="danger">
              {copy.button}
            </Button>
            <Button onClick={() => setOpen(false)} size="small" variant="outline">
              {copy.cancel}
            </Button>
          </p>
        </div>
      ) : (
        <p className="mt-4">
          <Button onClick={() => setOpen(true)} size="small" variant="danger-outline">
            {copy.open}
          </Button>
        </p>
      )}
    </Panel>
  );
}
