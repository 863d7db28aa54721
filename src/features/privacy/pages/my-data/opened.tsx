import type { heldCopy, myDataOpened } from "#content/my-data.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import type { OpenedData } from "../../reads/opened.server.ts";
import { HeldList } from "../../ui/held-list.tsx";

type OpenedProps = {
  words: typeof myDataOpened;
  held: typeof heldCopy;
  marks: FieldMarks;
  data: OpenedData;
  /** What was wrong with the last press of a button. */
  problem: string | undefined;
};

const card = "grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-card shadow-card";

/** Everything held about the address behind a link, the files, and the way to erase it. All plain forms. */
export function Opened({ words, held, marks, data, problem }: OpenedProps) {
  const { token, email, until, sections, erasable } = data;
  if (sections.length === 0)
    return (
      <>
        <h1 className="font-display text-h1 text-balance">{words.nothing.heading}</h1>
        <p className="mt-[1.1rem] text-lead wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-4 max-w-text text-ink-soft">{words.nothing.text}</p>
        <p className="mt-stack">
          <ButtonLink href="/your-answer" variant="outline">
            {words.nothing.receipt}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{words.heading}</h1>
      <p className="mt-[1.1rem] text-lead wrap-anywhere text-ink-soft">
        {words.about} {email}.
      </p>
      <p className="mt-2 text-small text-ink-soft">
        {words.until} <LocalTime at={until} />.
      </p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-8">
        <HeldList sections={sections} words={{ at: held.labels.at, empty: held.empty, stays: words.stays }} />
        <form action="/api/privacy/my-data/download" className={card} method="post">
          <h2 className="font-display text-h3">{words.download.heading}</h2>
          <p className="text-ink-soft">{words.download.text}</p>
          <input name="token" type="hidden" value={token} />
          <div className="flex flex-wrap gap-3">
            {(["html", "json"] as const).map((format) => (
              <Button key={format} name="format" type="submit" value={format} variant="outline">
                {words.download[format]}
              </Button>
            ))}
          </div>
        </form>
        {erasable ? (
          <form action="/api/privacy/my-data/erase" className={card} id="erase" method="post" noValidate>
            <h2 className="font-display text-h3">{words.erase.heading}</h2>
            <p className="text-ink-soft">{words.erase.text}</p>
            <p className="text-ink-soft">{words.erase.stays}</p>
            <p className="text-ink-soft">{words.erase.certificate}</p>
            <input name="token" type="hidden" value={token} />
            <CheckboxField
              error={problem}
              id="erase-sure"
              label={words.erase.sure}
              marks={marks}
              name="sure"
            />
            <Button type="submit" variant="primary">
              {words.erase.submit}
            </Button>
          </form>
        ) : null}
      </div>
    </>
  );
}

/** A link that does not hold any more. */
export function BadLink({ words }: { words: (typeof myDataOpened)["badLink"] }) {
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{words.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{words.text}</p>
      <p className="mt-stack">
        <ButtonLink href="/privacy/my-data" variant="primary">
          {words.again}
        </ButtonLink>
      </p>
    </>
  );
}
