import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import type { WorksheetView } from "./view.server.ts";

/** The top of a worksheet's page: what it is, whom it is for, how long it takes and where the answers go. */
export function Opening({ view }: { view: WorksheetView }) {
  const { kept } = view.copy;
  return (
    <header className="pt-section-tight print:pt-0">
      <div className="print:hidden">
        <Trail />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          <Tag>{view.group}</Tag>
          <span className="flex items-center gap-2 text-ink-soft">
            <Icon name="clock" />
            {view.minutes}
          </span>
        </p>
      </div>
      <h1 className="mt-4 max-w-[18em] text-h1 focus-ring print:mt-0" tabIndex={-1}>
        {view.title}
      </h1>
      <p className="mt-[1.1rem] max-w-[38rem] text-lead text-ink-soft print:mt-1">{view.forWhom}</p>
      <p className="sheets-kept mt-4 max-w-text text-small text-ink-soft print:hidden">
        {kept.text}{" "}
        <a className="text-link-inline" href={kept.href}>
          {kept.linkText}
        </a>
      </p>
      <p className="sheets-unscripted mt-4 max-w-text font-semibold print:hidden">{view.withoutScript}</p>
    </header>
  );
}
