import type { Actor } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { consentCopy as copy } from "../copy.ts";
import { checkConsentLog, wordingCounts } from "../reads.server.ts";

type Content = Awaited<ReturnType<typeof consentScreen>>;

export const loader = screenLoader(({ services, actor }) => consentScreen(services, actor));

/** Verifies the consent log and lists the wordings. */
export default function ConsentScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, whole, formatted, head, at, wordings } = content;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{content.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <section aria-label={content.title} className={`mt-7 grid gap-4 ${panelClass}`}>
        <Note kind={whole ? "rule" : "error"}>
          <p className="font-semibold">{formatted}</p>
          {whole ? null : <p>{copy.brokenHelp}</p>}
        </Note>
        <p className="text-small text-ink-soft">
          {copy.checkedAt} <LocalTime at={at} />
        </p>
        {head === "" ? null : (
          <div className="text-small">
            <p className="font-semibold">{copy.head}</p>
            <p className="font-mono break-all">{head}</p>
            <p className="mt-1 text-ink-soft">{copy.headHint}</p>
          </div>
        )}
        <p>
          <ButtonLink href="/admin/consent" size="small" variant="outline">
            {copy.again}
          </ButtonLink>
        </p>
      </section>
      {wordings.length === 0 ? (
        <div className="mt-7">
          <EmptyState heading={copy.none.heading} picture="empty-responses" text={copy.none.text} />
        </div>
      ) : (
        <Wordings wordings={wordings} copy={copy.wordings} />
      )}
    </>
  );
}

const cell = "px-5 py-2 align-top max-md:block max-md:px-0 max-md:py-0.5";

function Wordings({ wordings, copy }: { wordings: Content["wordings"]; copy: Content["copy"]["wordings"] }) {
  return (
    <section aria-labelledby="wordings" className="mt-9">
      <h2 className="text-h3" id="wordings">
        {copy.heading}
      </h2>
      <div className="mt-4 overflow-hidden rounded-lg border border-line bg-surface shadow-card max-md:px-5">
        <table className="w-full text-left max-md:block">
          <caption className="sr-only">{copy.caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="text-small text-ink-faint">
              {[copy.wording, copy.version, copy.kind, copy.count, copy.span].map((name) => (
                <th className="px-5 py-2.5 font-semibold" key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {wordings.map(({ wording, version, kind, count, first, last }) => (
              <tr
                className="border-t border-line max-md:block max-md:py-3"
                key={`${version} ${kind} ${wording}`}
              >
                <td className={`${cell} wrap-anywhere`}>{wording}</td>
                <td className={`${cell} whitespace-nowrap`}>
                  <CellName name={copy.version} />
                  {version}
                </td>
                <td className={cell}>
                  <CellName name={copy.kind} />
                  {kind}
                </td>
                <td className={`${cell} tabular-nums`}>
                  <CellName name={copy.count} />
                  {count.toLocaleString("en-US")}
                </td>
                <td className={`${cell} text-small text-ink-soft`}>
                  <LocalTime at={first} /> – <LocalTime at={last} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Says on a phone what a cell is, where its column has no visible heading. */
function CellName({ name }: { name: string }) {
  return <span className="text-small text-ink-soft md:hidden">{name}: </span>;
}

/** The data of the consent log screen. */
async function consentScreen(services: Services, actor: Actor) {
  const { whole, count, broken, head, at } = await checkConsentLog(services, actor);
  const { whole: wholeSaid, broken: brokenSaid, ...rest } = copy;
  return {
    title: copy.title,
    copy: rest,
    whole,
    formatted: whole ? wholeSaid(count) : brokenSaid(count, broken ?? ""),
    head,
    at,
    wordings: (await wordingCounts(services, actor)).map((line) => ({
      ...line,
      kind: copy.kinds[line.kind],
    })),
  };
}
