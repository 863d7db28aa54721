import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import {
  SettingForm,
  type SettingPanel,
  type SettingPanelProps,
  useSetting,
} from "#web/admin/setting-panel.tsx";
import type { purchaseLinks } from "../team-settings.server.ts";

const heading = "Purchase links for clinic codes";

/** The purchase link of each plan; if it is empty, patients type the clinic's code. */
function PurchaseLinksPanel({
  content: { plans, hosts, newTab },
  id,
  expected,
}: SettingPanelProps<typeof purchaseLinks>) {
  const setting = useSetting<typeof purchaseLinks>("purchaseLinks", expected);
  return (
    <Panel heading={heading} id={id}>
      <p className="max-w-text text-ink-soft">
        If the course platform accepts a code in a link, enter that link here. The clinic code's page then
        leads to the purchase page in one tap, with the code filled in. Without a link, patients type the code
        themselves.
      </p>
      <SettingForm about={heading} className="gap-5" fields={plans.map(({ id }) => id)} setting={setting}>
        <p className="text-small text-ink-faint" id="purchase-links-rule">
          A link to {hosts} that contains {"{code}"} once, where the code goes.
        </p>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {plans.map(({ id, title, link, sample }) => (
            <div className="grid content-start gap-1.5" key={id}>
              <TextField
                {...setting.field(id, link)}
                autoComplete="off"
                id={`purchase-link-${id}`}
                inputMode="url"
                label={`Link for ${title}`}
                optional
                spellCheck={false}
              />
              {sample === "" ? null : (
                <p className="text-small">
                  <a className={panelLink} href={sample} rel="noopener noreferrer" target="_blank">
                    Try it with the code SAMPLE
                    <span className="sr-only">
                      : {title} ({newTab})
                    </span>
                  </a>
                </p>
              )}
            </div>
          ))}
        </div>
        <p className="text-small text-ink-soft">
          Please try each link once it's saved. We can't check whether the course platform fills in the code.
        </p>
      </SettingForm>
    </Panel>
  );
}

export default { key: "purchaseLinks", Panel: PurchaseLinksPanel } satisfies SettingPanel<
  typeof purchaseLinks
>;
