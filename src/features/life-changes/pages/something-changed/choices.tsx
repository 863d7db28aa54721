import type { LifeChange, somethingChanged } from "#content/something-changed.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Heading } from "#ui/heading.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Select } from "#ui/select.tsx";
import type { ChangedView } from "../../schema.ts";

type Copy = Omit<typeof somethingChanged, "kept">;

type ChoicesProps = {
  copy: Copy;
  paths: readonly { value: string; label: string }[];
  /** Something is changed already: these take its place. */
  isSecond: boolean;
  busy: string | undefined;
};

/** Folded while something is changed already. */
export function Choices({ copy, paths, isSecond, busy }: ChoicesProps) {
  const list = (
    <ul className={isSecond ? "" : "border-t border-line"}>
      {copy.order.map((change) => (
        <li className="grid gap-3 border-b border-line py-6" key={change}>
          <div>
            <Button
              aria-describedby={`${change}-text`}
              busy={busy === change}
              className="max-sm:w-full"
              name="press"
              type="submit"
              value={change}
              variant="outline"
            >
              {copy.choices[change].button}
            </Button>
          </div>
          <p className="text-ink-soft" id={`${change}-text`}>
            {copy.choices[change].text}
          </p>
          <More change={change} copy={copy} paths={paths} />
        </li>
      ))}
    </ul>
  );
  if (!isSecond) return list;
  return (
    <Disclosure group="choices" title={copy.again}>
      <p>{copy.againText}</p>
      {list}
    </Disclosure>
  );
}

/** What somebody can add to a choice, or read first. */
function More({ change, copy, paths }: { change: LifeChange } & Pick<ChoicesProps, "copy" | "paths">) {
  switch (change) {
    case "pause":
      return (
        <Labelled label={copy.months.label}>
          <Select name="months">
            {copy.months.lengths.map((months) => (
              <option key={months} value={months}>
                {copy.months.options[months]}
              </option>
            ))}
          </Select>
        </Labelled>
      );
    case "loss":
      return <LossPage copy={copy} />;
    case "path":
      return (
        <Labelled label={copy.path.label}>
          <Select name="path">
            <option value="">{copy.path.unsaid}</option>
            {paths.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Labelled>
      );
    default:
      return null;
  }
}

function LossPage({ copy: { lossPage } }: { copy: Copy }) {
  return (
    <p className="mt-2">
      <a className="text-link-inline" href={lossPage.href}>
        {lossPage.text}
      </a>
    </p>
  );
}

export function Done({ copy, done }: { copy: Copy; done: NonNullable<ChangedView["done"]> }) {
  const text = {
    ...copy.done,
    undo: copy.undone,
    tell: copy.told,
    untell: copy.untold,
  }[done];
  const heading = copy.headings[done === "loss" || done === "undo" ? done : "others"];
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{heading}</h1>
      {text === "" ? null : <p className="text-lead text-ink-soft">{text}</p>}
      {done === "loss" ? <LossPage copy={copy} /> : null}
    </>
  );
}

type NowProps = { copy: Copy; now: NonNullable<ChangedView["now"]>; busy: string | undefined };

export function Now({ copy: { now: copy }, now, busy }: NowProps) {
  const { everything, leftOut, stays, places = 0, shownToHost, until } = now;
  const press = (value: "tell" | "untell" | "undo", label: string) => (
    <Button busy={busy === value} name="press" type="submit" value={value} variant="outline">
      {label}
    </Button>
  );
  return (
    <div className="grid gap-5 rounded-xl border border-line bg-surface p-card shadow-card">
      <Heading level={2} size={3}>
        {copy.heading}
      </Heading>
      <ul className="grid list-disc gap-2 pl-6 text-ink-soft">
        <li>{everything ? copy.everything : `${copy.some} ${leftOut.join(", ")}.`}</li>
        {places === 0 ? null : (
          <li>{places === 1 ? copy.onePlace : copy.places.replaceAll("{count}", String(places))}</li>
        )}
        {shownToHost ? <li>{copy.told}</li> : null}
        {until === "" ? null : (
          <li>
            {copy.until} <LocalTime at={until} />.
          </li>
        )}
        {stays ? <li>{copy.stays}</li> : null}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {press("undo", copy.undo)}
        <p className="text-small text-ink-soft">{copy.undoText}</p>
      </div>
      {places === 0 ? null : (
        <div className="grid justify-items-start gap-2 border-t border-line pt-5">
          {shownToHost ? (
            press("untell", copy.untell)
          ) : (
            <>
              {press("tell", copy.tell)}
              <p className="text-small text-ink-soft">{copy.tellText}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}
