import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { panelLink, smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

/** The filter, folded to what is chosen: a plain GET form, so the filter is in the address. */
export function SubscriberFilterForm({ content }: { content: Content }) {
  const { copy, filter, choices, narrowed, csv } = content;
  const navigate = useNavigate();
  const chosen = [
    ...choices.map(({ name, options }) => options.find(({ value }) => value === filter[name])?.label),
    filter.since && `${copy.filter.since} ${filter.since}`,
    filter.until && `${copy.filter.until} ${filter.until}`,
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <details className="min-w-0 grow" key={Object.values(filter).join(" ")}>
        <summary aria-keyshortcuts="f" className="w-fit cursor-pointer rounded-sm focus-ring">
          <span className="font-semibold">{copy.filter.label}</span>{" "}
          <span className="text-small text-ink-soft">
            {chosen.length === 0 ? copy.filter.nothing : chosen.join(", ")}
          </span>
        </summary>
        <form
          action="/admin/subscribers"
          aria-label={copy.filter.label}
          className="mt-4 grid gap-4"
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
              typeof value === "string" && value !== "" ? [[name, value]] : [],
            );
            void navigate(`/admin/subscribers?${new URLSearchParams(given)}`);
          }}
        >
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
            {choices.map(({ name, label, anyOption, options }) =>
              options.length === 0 ? null : (
                <label className="grid min-w-0 content-end gap-1.5" key={name}>
                  <span className="text-small font-semibold">{label}</span>
                  <Select defaultValue={filter[name]} name={name}>
                    <option value="">{anyOption}</option>
                    {options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </Select>
                </label>
              ),
            )}
            {(["since", "until"] as const).map((name) => (
              <label className="grid min-w-0 content-end gap-1.5" key={name}>
                <span className="text-small font-semibold">{copy.filter[name]}</span>
                <input className={smallControl} defaultValue={filter[name]} name={name} type="date" />
              </label>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button size="small" type="submit" variant="outline">
              {copy.filter.apply}
            </Button>
            {csv === undefined ? null : <span className="text-small text-ink-soft">{copy.exportNote}</span>}
          </div>
        </form>
      </details>
      {narrowed ? (
        <a className={`inline-flex min-h-6 items-center text-small ${panelLink}`} href="/admin/subscribers">
          {copy.filter.clear}
        </a>
      ) : null}
    </div>
  );
}
