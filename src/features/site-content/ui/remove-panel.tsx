import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { requiredMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { toast } from "#ui/toast/store.ts";
import { editorCopy as copy } from "../copy/screen.ts";
import { DocumentPanel } from "./document-panel.tsx";
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
};

export function RemovePanel({ draft, own, links, isOnSite, list }: RemovePanelProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [redirect, setRedirect] = useState("");
  const [busy, setBusy] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  async function remove() {
    setBusy(true);
    await draft.save();
    const worked = await draft.remove(redirect === "" ? {} : { redirect }, !isOnSite);
    setBusy(false);
    if (!worked) return;
    toast({
      title: "Deleted.",
      ...(redirect === "" ? {} : { action: { label: copy.viewPage, run: () => location.assign(redirect) } }),
    });
    // Nothing is left of what was never published.
    if (!isOnSite) return void navigate(list);
    setOpen(false);
  }
  const opener = (
    <Button
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      ref={button}
      size="small"
      variant="danger-outline"
    >
      Delete...
    </Button>
  );
  if (!open) return <DocumentPanel aside={opener} heading="Delete" id="remove" />;
  return (
    <DocumentPanel aside={opener} heading="Delete" id="remove">
      <p className="text-ink-soft">
        {isOnSite
          ? "It leaves the site at once, with its unpublished changes. Its versions stay here, so you can publish it again."
          : "It was never published, so nothing on the site changes. What is written here is thrown away."}
      </p>
      {isOnSite ? (
        <SelectField
          id={id}
          label="Where its address should lead"
          marks={requiredMarks}
          onChange={(event) => setRedirect(event.target.value)}
          options={[
            { value: "", label: "Nowhere: say that it has moved or is gone" },
            ...links.filter(({ value }) => value !== own),
          ]}
          placeholder=""
          value={redirect}
        />
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void remove()} size="small" variant="danger">
          Delete
        </Button>
        <Button
          disabled={busy}
          onClick={() => {
            setOpen(false);
            button.current?.focus();
          }}
          size="small"
          variant="outline"
        >
          Keep it
        </Button>
      </p>
    </DocumentPanel>
  );
}
