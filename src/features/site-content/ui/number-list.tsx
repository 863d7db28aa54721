import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { editorCopy } from "../copy/screen.ts";
import type { NumberPlaces } from "../reads/number-places.server.ts";
import { calledNumbers, numbersIn } from "../rules/numbers-in.ts";

const copy = editorCopy.numbers;

/** What still prints a number which the draft of the crisis lines no longer has. */
export function NumberList({ places, value }: { places: readonly NumberPlaces[]; value: unknown }) {
  const called = calledNumbers(value);
  const here = numbersIn(value);
  const removed = places.filter(({ number }) => !called.has(number));
  if (removed.length === 0) return null;
  return (
    <Panel heading="What still prints the old number" id="numbers">
      <p className="text-ink-soft">
        These have the number in words of their own, which don't follow this form. Change it there too.
      </p>
      <dl className="mt-3 grid gap-4">
        {removed.map(({ number, documents, texts }) => (
          <div key={number}>
            <dt className="font-semibold">{copy.number(number)}</dt>
            {here.has(number) ? (
              <dd className="flex min-h-11 items-center">This form, in a name or a sentence</dd>
            ) : null}
            {[...documents.map(({ id, title }) => ({ href: `/admin/site/${id}`, title })), ...texts].map(
              ({ href, title }) => (
                <dd className="flex min-h-11 items-center" key={`${href} ${title}`}>
                  <a className={`wrap-anywhere ${panelLink}`} href={href}>
                    {title}
                  </a>
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
