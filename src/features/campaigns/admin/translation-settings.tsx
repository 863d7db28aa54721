import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { campaignSettingCopy } from "../copy/builder-campaign.ts";
import { languageName } from "../copy/campaign-columns.ts";
import type { Translation } from "../reads/translations.server.ts";
import type { Original } from "../rules/untranslated.ts";
import { useBuilder } from "../ui/builder-context.ts";
import type { action } from "./builder-action.server.ts";

const copy = {
  heading: "Translations",
  text: "Visitors can switch between linked campaigns. Each has its own address and its own answers.",
  edit: (language: string, title: string) => `${language}: ${title}`,
  add: "Add a translation",
  choose: "Choose...",
  newDraft: (language: string) => `New draft in ${language}`,
  existing: (title: string, language: string) => `Link “${title}” (${language})`,
  submit: "Add",
  unlink: "Unlink this campaign",
  linked: "Linked as a translation.",
  unlinked: "Unlinked. Both campaigns stay.",
  first: "Once this draft is saved, you can add a translation.",
} as const;

export type Translations = {
  linked: readonly Translation[];
  linkable: readonly Translation[];
  originals: readonly Original[];
};

type TranslationSettingsProps = Pick<Translations, "linked" | "linkable"> & {
  /** Undefined until the campaign is saved for the first time. */
  id: string | undefined;
  /** Saves the draft first: a translation begins with what is written here. */
  save(): Promise<boolean>;
};

export function TranslationSettings({ id, save, linked: known, linkable }: TranslationSettingsProps) {
  const { content, say } = useBuilder();
  const { busy, problem, send } = useOperations<typeof action>();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState("");
  const [linked, setLinked] = useState(known);
  const field = useId();
  const taken = new Set([content.language, ...linked.map(({ language }) => language)]);
  if (id === undefined) return <p className="text-small text-ink-soft">{copy.first}</p>;
  // The router still has a campaign just begun at the address of a new one: what is linked comes with the answers.
  const here = { at: `/admin/campaigns/${id}/edit`, stay: true };

  async function add() {
    const [kind, value = ""] = chosen.split("=");
    const other = kind === "language" ? { language: value } : { campaign: value };
    const added = (await save()) ? await send("addTranslation", other, here) : undefined;
    if (!added) return;
    setChosen("");
    say(copy.linked);
    if (kind === "language") await navigate(`/admin/campaigns/${added.id}/edit`);
    else setLinked(added.linked);
  }
  async function unlink() {
    if (!(await send("unlinkTranslation", {}, here))) return;
    say(copy.unlinked);
    setLinked([]);
  }

  return (
    <section aria-labelledby={`${field}-heading`} className="grid gap-3 border-t border-line pt-5">
      <div>
        <h3 className="font-sans text-body font-semibold" id={`${field}-heading`}>
          {copy.heading}
        </h3>
        <p className="text-small text-ink-soft">{copy.text}</p>
      </div>
      {linked.length === 0 ? null : (
        <ul className="grid gap-1">
          {linked.map((each) => (
            <li key={each.id}>
              <a
                className="text-link-inline inline-flex min-h-11 items-center wrap-anywhere"
                href={`/admin/campaigns/${each.id}/edit`}
              >
                {copy.edit(languageName(each.language), each.title)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-1.5">
        <label className="font-semibold" htmlFor={field}>
          {copy.add}
        </label>
        <div className="flex flex-wrap gap-2">
          <div className="min-w-48 flex-1">
            <Select id={field} onChange={(event) => setChosen(event.target.value)} value={chosen}>
              <option value="">{copy.choose}</option>
              {Object.keys(campaignSettingCopy.languages)
                .filter((language) => !taken.has(language))
                .map((language) => (
                  <option key={language} value={`language=${language}`}>
                    {copy.newDraft(languageName(language))}
                  </option>
                ))}
              {linkable
                .filter(({ language }) => !taken.has(language))
                .map((each) => (
                  <option key={each.id} value={`campaign=${each.id}`}>
                    {copy.existing(each.title, languageName(each.language))}
                  </option>
                ))}
            </Select>
          </div>
          <Button
            busy={busy}
            disabled={chosen === ""}
            onClick={() => void add()}
            size="small"
            variant="outline"
          >
            {copy.submit}
          </Button>
        </div>
      </div>
      {linked.length === 0 ? null : (
        <Button
          busy={busy}
          className="justify-self-start"
          onClick={() => void unlink()}
          size="small"
          variant="text"
        >
          {copy.unlink}
        </Button>
      )}
      <p className="text-small text-error empty:hidden" role="alert">
        {problem?.message}
      </p>
    </section>
  );
}
