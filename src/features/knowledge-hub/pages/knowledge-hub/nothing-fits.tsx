import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import type { HubQuery } from "../../schema.ts";

type NothingFitsProps = {
  path: string;
  onClear: (query: HubQuery) => void;
  copy: KnowledgeHubPage["find"];
};

const nothingAsked: HubQuery = {
  q: "",
  subject: undefined,
  path: undefined,
  reader: undefined,
  kind: undefined,
  length: undefined,
};

/** Shown instead of an empty list: what to do next. */
export function NothingFits({ path, onClear, copy }: NothingFitsProps) {
  const { nothing } = copy;
  return (
    <div className="mt-stack flex flex-wrap items-center gap-x-10 gap-y-5 border-y border-line-strong py-10">
      <Illustration alt="" className="w-37" height={300} name="empty-results" width={400} />
      <div className="max-w-text">
        <p className="font-display text-h4 font-[450]">{nothing.heading}</p>
        <p className="mt-1.5 text-ink-soft">{nothing.text}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink
            href={path}
            onClick={(event) => {
              event.preventDefault();
              // The button is removed with this note, so the focus moves to the search.
              document.getElementById("hub-q")?.focus();
              onClear(nothingAsked);
            }}
            size="small"
            variant="outline"
          >
            {copy.clear}
          </ButtonLink>
          <ButtonLink href={nothing.ask.href} variant="text">
            {nothing.ask.text}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
