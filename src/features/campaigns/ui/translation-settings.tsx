import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { campaignSettingCopy } from "../copy/builder-campaign.ts";
import { translationCopy as copy } from "../copy/translations.ts";
import type { Translation } from "../reads/translations.server.ts";
import type { Original } from "../rules/untranslated.ts";
import { useBuilder } from "./builder-context.ts";

export type Translations = {
  linked: readonly Translation[];
  linkable: readonly Translation[];
  /** What this campaign is a translation of. */
  originals: readonly Original[];
};

type TranslationSettingsProps = Pick<Translations, "linked" | "linkable"> & {
  /** Undefined until the campaign is saved for the first time. */
  id: string | undefined;
  /** Saves the draft first: a translation begins with what is written here. */
  save(): Promise<boolean>;
};

/** The campaign in other languages: open one, add one, or unlink this one. */
export function TranslationSettings({ id, save, linked: known, linkable }: TranslationSettingsProps) {
  const { content, say } = useBuilder();
  const { busy, problem, send } = useSending(adminCopy.failed);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState("");
  const [linked, setLinked] = useState(known);
  const field = useId();
  const languages: Readonly<Record<string, string>> = campaignSettingCopy.languages;
  const nameOf = (language: string) => languages[language] ?? language;
  const taken = new Set([content.language, ...linked.map(({ language }) => language)]);
  if (id === undefined) return <p className="text-small text-ink-soft">{copy.first}</p>;
  const address = `/api/admin/campaigns/${id}/translations`;

  async function add() {
    const [kind, value = ""] = chosen.split("=");
    const body = kind === "language" ? { language: value } : { campaign: value };
    const response = (await save()) ? await send("POST", address, body) : undefined;
    if (!response) return;
    setChosen("");
    say(copy.linked);
    if (kind !== "language") return refresh();
    const made = typeof response === "object" && "id" in response ? String(response.id) : "";
    await navigate(`/admin/campaigns/${made}/edit`);
  }
  async function unlink() {
    if (!(await send("DELETE", address))) return;
    say(copy.unlinked);
    await refresh();
  }
  // Not by the router: a campaign just begun is still at the address of a new one there.
  async function refresh() {
    const { items }: { items: Translation[] } = await (await apiRequest("GET", address)).json();
    setLinked(items);
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
                {copy.edit(nameOf(each.language), each.title)}
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
              {Object.keys(languages)
                .filter((language) => !taken.has(language))
                .map((language) => (
                  <option key={language} value={`language=${language}`}>
                    {copy.newDraft(nameOf(language))}
                  </option>
                ))}
              {linkable
                .filter(({ language }) => !taken.has(language))
                .map((each) => (
                  <option key={each.id} value={`campaign=${each.id}`}>
                    {copy.existing(each.title, nameOf(each.language))}
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
