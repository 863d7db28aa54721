import { settingsWords } from "#content/desk/settings.ts";
import { formWords } from "#content/forms.ts";
import { messageIn, useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-look.ts";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import type { settingsScreen } from "../reads/screen.server.ts";

const words = settingsWords.purchaseLinks;
const marks = { optional: formWords.optional, errorMark: formWords.errorMark };

type PurchaseLinksPanelProps = {
  links: Awaited<ReturnType<typeof settingsScreen>>["purchaseLinks"];
  failed: string;
  onChange(): void;
};

/** For each plan the link that fills a clinic's code in; an empty field means that patients type it. */
export function PurchaseLinksPanel({
  links: { plans, was, newTab },
  failed,
  onChange,
}: PurchaseLinksPanelProps) {
  const awake = useHydrated();
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={words.heading} id="purchase-links">
      <p className="max-w-text text-ink-soft">{words.text}</p>
      <form
        autoComplete="off"
        className="grid max-w-text gap-5"
        method="post"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const links = Object.fromEntries(plans.map(({ id }) => [id, String(given.get(id) ?? "").trim()]));
          const answer = await send("PATCH", "/api/admin/settings/purchase-links", { links, was });
          if (answer === undefined) return;
          toast({ title: messageIn(answer) });
          onChange();
        }}
      >
        <ProblemNote fields={plans.map(({ id }) => id)} problem={problem} />
        <p className="text-small text-ink-faint" id="purchase-links-rule">
          {words.hint}
        </p>
        {plans.map(({ id, title, link, sample }) => (
          <div className="grid gap-1.5" key={id}>
            <TextField
              defaultValue={link}
              error={problem?.fields[id]}
              id={`purchase-link-${id}`}
              inputMode="url"
              label={words.link(title)}
              marks={marks}
              name={id}
              optional
              spellCheck={false}
            />
            {sample === "" ? null : (
              <p className="text-small">
                <a className={panelLink} href={sample} rel="noopener noreferrer" target="_blank">
                  {words.try}
                  <span className="sr-only">
                    : {title} ({newTab})
                  </span>
                </a>
              </p>
            )}
          </div>
        ))}
        <p className="text-small text-ink-soft">{words.tryNote}</p>
        <p>
          <Button busy={busy} disabled={!awake} size="small" type="submit" variant="outline">
            {busy ? settingsWords.busy : settingsWords.save}
            <span className="sr-only">: {words.heading}</span>
          </Button>
        </p>
      </form>
    </Panel>
  );
}
