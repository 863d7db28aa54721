import { LocalTime } from "#ui/local-time.tsx";
import { panelLink } from "#ui/panel-class.ts";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import { StateTag } from "./state-tag.tsx";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

const cell = "px-5 py-4 align-top max-md:block max-md:px-0 max-md:py-1";

/** One page of subscribers; on phones each is a small card. */
export function SubscriberList({ items, copy }: { items: Content["items"]; copy: Content["copy"]["table"] }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card max-md:px-5">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-small text-ink-faint">
            {[copy.email, copy.state, copy.source, copy.since].map((name) => (
              <th className="px-5 py-4 font-semibold" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map(({ id, email, state, stateSaid, source, createdAt }) => (
            <tr className="border-t border-line max-md:block max-md:py-3 max-md:first:border-t-0" key={id}>
              <td className={`${cell} wrap-anywhere`}>
                <a className={`font-semibold ${panelLink}`} href={`/admin/subscribers/${id}`}>
                  {email || copy.erased}
                </a>
              </td>
              <td className={cell}>
                <StateTag state={state} text={stateSaid} />
              </td>
              <td className={`${cell} text-ink-soft wrap-anywhere`}>{source}</td>
              <td className={`${cell} text-small text-ink-soft`}>
                <LocalTime at={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
