import { fieldMarks } from "#content/forms.ts";
import { purchaseHosts } from "#content/plans.ts";
import { settingCopy } from "#features/team-settings/copy.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";

const copy = {
  heading: "Purchase links for clinic codes",
  text: "If the course platform accepts a code in a link, enter that link here. The clinic code's page then leads to the purchase page in one tap, with the code filled in. Without a link, patients type the code themselves.",
  get hint() {
    return `A link to ${purchaseHosts().join(" or ")} that contains {code} once, where the code goes.`;
  },
  link: (plan: string) => `Link for ${plan}`,
  try: "Try it with the code SAMPLE",
  tryNote:
    "Please try each link once it's saved. We can't check whether the course platform fills in the code.",
} as const;

/** The purchase link of each plan; if it is empty, patients type the clinic's code. */
function PurchaseLinksPanel({
  content: { plans, was, newTab },
  failed,
  onChange,
}: SettingPanelProps<"purchaseLinks">) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.heading} id="purchase-links">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        id="purchase-links"
        className="gap-5"
        fields={plans.map(({ id }) => id)}
        submit={{ text: settingCopy.save, busy: settingCopy.busy, about: copy.heading }}
        onSend={async (given) => {
          const links = Object.fromEntries(plans.map(({ id }) => [id, String(given.get(id) ?? "").trim()]));
          const response = await send("PATCH", "/api/admin/settings/purchase-links", { links, was });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <p className="text-small text-ink-faint" id="purchase-links-rule">
          {copy.hint}
        </p>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {plans.map(({ id, title, link, sample }) => (
            <div className="grid content-start gap-1.5" key={id}>
              <TextField
                autoComplete="off"
                defaultValue={link}
                error={problem?.fields[id]}
                id={`purchase-link-${id}`}
                inputMode="url"
                label={copy.link(title)}
                marks={fieldMarks}
                name={id}
                optional
                spellCheck={false}
              />
              {sample === "" ? null : (
                <p className="text-small">
                  <a className={panelLink} href={sample} rel="noopener noreferrer" target="_blank">
                    {copy.try}
                    <span className="sr-only">
                      : {title} ({newTab})
                    </span>
                  </a>
                </p>
              )}
            </div>
          ))}
        </div>
        <p className="text-small text-ink-soft">{copy.tryNote}</p>
      </AdminForm>
    </Panel>
  );
}

export default {
  key: "purchaseLinks",
  position: 60,
  Panel: PurchaseLinksPanel,
} satisfies SettingPanel<"purchaseLinks">;
