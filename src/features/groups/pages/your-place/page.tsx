import { useEffect, useRef } from "react";
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { PasteLink } from "#web/paste-link.tsx";
import { viewAt } from "./loader.server.ts";
import { Place } from "./place.tsx";
import { type PlaceState, usePlace } from "./use-place.ts";

/** Somebody's own place in a group, behind the link in our emails. The page itself knows nobody. */
export async function loader({ params, context, request: { headers } }: LoaderFunctionArgs) {
  const view = await viewAt(context.get(pageRequest), params.step, headers);
  const lost = view.kind === "missing" || view.isBadLink;
  return data(view, {
    status: lost ? 404 : 200,
    headers: { "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" },
  });
}

/** React Router drops loader headers unless they are returned here. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
  // Not a redirect of the form: browsers let those lead to our own site only.
  ...(loaderData?.kind === "place" && loaderData.door
    ? [{ httpEquiv: "refresh", content: `0; url=${loaderData.door}` }]
    : []),
];

type View = Awaited<ReturnType<typeof viewAt>>;

export default function YourPlace() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved page={view.page} />;
  return (
    <Section tight width="narrow">
      <Opening view={view} />
    </Section>
  );
}

function initialState({ place, message, problem, isBadLink }: Extract<View, { kind: "place" }>): PlaceState {
  if (isBadLink) return { kind: "badLink" };
  if (place) return { kind: "open", place, message, problem, results: 0 };
  return { kind: "field", problem };
}

function Opening({ view }: { view: Extract<View, { kind: "place" }> }) {
  const { copy, isPlain, door } = view;
  const { state, open, act, enter } = usePlace(initialState(view), copy);
  const mailed = useMailedToken(open);
  const field = useRef<HTMLInputElement>(null);
  const badLink = useRef<HTMLDivElement>(null);
  const problem = state.kind === "field" ? state.problem : undefined;
  useEffect(() => {
    if (state.kind === "badLink") badLink.current?.focus();
    else if (problem !== undefined) field.current?.focus();
  }, [state.kind, problem]);

  if (state.kind === "open")
    return <Place copy={copy} door={door} isPlain={isPlain} onAct={act} onEnter={enter} {...state} />;
  if (state.kind === "badLink")
    return (
      <div className="outline-none" ref={badLink} tabIndex={-1}>
        <h1 className="font-display text-h1 text-balance">{copy.badLink.heading}</h1>
        <p className="text-lead text-ink-soft">{copy.badLink.text}</p>
        <p className="mt-stack">
          <ButtonLink href={copy.groups.href} variant="primary">
            {copy.groups.text}
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.unlock.heading}</h1>
      <p className="text-lead text-ink-soft">{copy.unlock.lead}</p>
      <PasteLink
        action="/your-place"
        busy={state.kind === "opening"}
        copy={copy.unlock}
        field={field}
        given={mailed ?? view.given ?? ""}
        id="your-place-token"
        marks={copy.marks}
        onOpen={open}
        problem={problem}
      />
    </>
  );
}
