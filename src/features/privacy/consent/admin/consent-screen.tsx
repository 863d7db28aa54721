import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { wordingVersion } from "../copy.ts";
import { checkConsentLog, wordingCounts } from "../reads.server.ts";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: "Consent log",
  ...(await checkConsentLog(services, actor)),
  wordings: await wordingCounts(services, actor),
}));

export default function ConsentScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { whole, count, broken, head, at, wordings } = content;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{content.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Every newsletter sign-up and unsubscribe is an entry here, with the sentence that people agreed to.
        Entries can’t be changed or removed without it showing below.
      </p>
      {wordings.length === 0 ? (
        <div className="mt-7">
          <EmptyState
            heading="No entries yet"
            picture="empty-responses"
            text="The first newsletter sign-up creates the first entry."
          />
        </div>
      ) : (
        <Wordings wordings={wordings} />
      )}
      <section aria-label="Verification" className={`mt-9 grid gap-4 ${panelClass}`}>
        <Note kind={whole ? "rule" : "error"}>
          <p className="font-semibold">
            {whole
              ? `Verified: ${count === 1 ? "1 entry" : `${count.toLocaleString("en-US")} entries`}, intact.`
              : `Checked ${count.toLocaleString("en-US")} entries. The log was altered. The first entry that doesn't match is ${broken ?? ""}.`}
          </p>
          {whole ? null : (
            <p>
              Someone or something changed the database directly. Compare it with your latest backup before
              you continue.
            </p>
          )}
        </Note>
        <p className="text-small text-ink-soft">
          Checked <LocalTime at={at} />
        </p>
        {head === "" ? null : (
          <details className="text-small">
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xs font-semibold focus-ring">
              Latest checksum
            </summary>
            <p className="font-mono break-all">{head}</p>
            <p className="mt-1 text-ink-soft">
              Save a copy somewhere else from time to time. It can later prove that the log wasn't rewritten.
            </p>
          </details>
        )}
        <p>
          <ButtonLink href="/admin/consent" size="small" variant="outline">
            Check again
          </ButtonLink>
        </p>
      </section>
    </>
  );
}

const cell = "px-5 py-2 align-top max-md:block max-md:px-0 max-md:py-0.5";

const kinds = {
  given: "Given",
  confirmed: "Confirmed",
  withdrawn: "Withdrawn",
  imported: "Imported by the team",
} as const;

function Wordings({ wordings }: { wordings: Awaited<ReturnType<typeof wordingCounts>> }) {
  return (
    <section aria-labelledby="wordings" className="mt-7">
      <h2 className="text-h3" id="wordings">
        Consent wordings
      </h2>
      <div className="mt-4 overflow-hidden rounded-lg border border-line bg-surface shadow-card max-md:px-5">
        <table className="w-full text-left max-md:block">
          <caption className="sr-only">Wordings in the log, latest first</caption>
          <thead className="max-md:sr-only">
            <tr className="text-small text-ink-faint">
              {["Wording", "Version", "Kind", "Count", "Period"].map((name) => (
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
                  <CellName name="Version" />
                  {wordingVersion(version) ?? "None: given elsewhere"}
                </td>
                <td className={cell}>
                  <CellName name="Kind" />
                  {kinds[kind]}
                </td>
                <td className={`${cell} tabular-nums`}>
                  <CellName name="Count" />
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
