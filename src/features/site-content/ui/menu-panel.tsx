import { useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { toast } from "#ui/toast/store.ts";
import { menuCopy as copy } from "../copy/addable.ts";
import { editorCopy } from "../copy/screen.ts";
import type { MenuPlace } from "../rules/menu-entry.ts";
import { DocumentPanel } from "./document-panel.tsx";
import { Question } from "./question.tsx";

type MenuPanelProps = {
  /** The names of the menus that have the page. */
  listed: readonly string[];
  onOpen(): void;
};

/** In which menus a page is. */
export function MenuPanel({ listed, onOpen }: MenuPanelProps) {
  return (
    <DocumentPanel
      aside={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {listed.join(", ") || copy.none}
          <Button onClick={onOpen} size="small" variant="outline">
            {copy.open}
          </Button>
        </span>
      }
      heading={copy.heading}
      id="menus"
    />
  );
}

type MenuQuestionProps = {
  title: string;
  /** Where the page is. */
  page: string;
  places: readonly MenuPlace[];
  problem: string | undefined;
  /** Adds the page, and publishes the menus; undefined if it was refused. */
  add(menu: string): Promise<{ menu: string } | undefined>;
  onClose(): void;
};

/** Puts a page into a menu, which every page shows at once. */
export function MenuQuestion({ title, page, places, problem, add, onClose }: MenuQuestionProps) {
  const [menu, setMenu] = useState(places[0]?.id ?? "");
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const added = await add(menu);
    setBusy(false);
    if (!added) return;
    onClose();
    toast({
      title: copy.done(added.menu),
      action: { label: editorCopy.viewPage, run: () => location.assign(page) },
    });
  }

  return (
    <Question
      busy={busy}
      busyText={copy.busy}
      heading={copy.question(title)}
      onClose={onClose}
      onYes={() => void confirm()}
      problem={problem ?? ""}
      yes={copy.yes}
    >
      <SelectField
        id="menu-place"
        label={copy.label}
        marks={requiredMarks}
        onChange={(event) => setMenu(event.target.value)}
        options={places.map(({ id, label }) => ({ value: id, label }))}
        placeholder=""
        value={menu}
      />
      <p>{copy.text}</p>
    </Question>
  );
}
