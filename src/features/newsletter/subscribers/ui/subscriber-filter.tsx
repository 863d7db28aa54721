import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { panelLink, smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

/** The filter: a plain GET form, so the filter is in the address. */
export function SubscriberFilterForm({ content }: { content: Content }) {
  const { copy, filter, choices, narrowed, csv } = content;
  return (
    <form
      action="/admin/subscribers"
      aria-label={copy.filter.label}
      className="grid gap-4"
      key={Object.values(filter).join(" ")}
      method="get"
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {choices.map(({ name, label, any, options }) =>
          options.length === 0 ? null : (
            <label className="grid min-w-0 content-end gap-1.5" key={name}>
              <span className="text-small font-semibold">{label}</span>
              <Select defaultValue={filter[name]} name={name}>
                <option value="">{any}</option>
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
        {csv === undefined ? null : (
          <ButtonLink href={csv} size="small" variant="outline">
            {copy.export}
          </ButtonLink>
        )}
        {narrowed ? (
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href="/admin/subscribers">
            {copy.filter.clear}
          </a>
        ) : null}
        {csv === undefined ? null : <span className="text-small text-ink-soft">{copy.exportNote}</span>}
      </div>
    </form>
  );
}
