import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { pageAt } from "#content/index.ts";
import type { Page } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { ownFrame } from "#web/layout/own-frame.server.ts";
import { pageMeta } from "#web/metadata.ts";

/** The copy for the form that led here, in the form's language. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const around = copyAround(url.searchParams.get("language") ?? site.language);
  const translated = around?.thankYou[url.pathname];
  if (translated !== undefined) return { page: translated, siteUrl, ...ownFrame(around) };
  const page = pageAt(url.pathname);
  // Routes and pages come from one registry, so a missing page is a bug there.
  if (page === undefined) throw new Response(null, { status: 404 });
  return { page, siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Where a form redirects without JavaScript; it says the same as the notification. */
export default function ThankYou() {
  const { page }: { page: Page } = useLoaderData<typeof loader>();
  const { crisisNote: note } = page;
  const [next, ...others] = (page.blocks ?? []).flatMap((block) => (block.kind === "link" ? block : []));
  return (
    <Section ground="tint" tight>
      <div className="grid items-center gap-x-16 gap-y-6 md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr]">
        <Illustration
          alt=""
          className="h-auto max-w-full max-md:w-60 md:w-full"
          height={300}
          name="empty-responses"
          priority
          width={400}
        />
        <div className="max-w-text">
          <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
          <p className="text-lead text-ink-soft">{page.introduction}</p>
          {note ? (
            <p className="mt-stack text-ink-soft">
              {note.before}
              <a className="text-link-inline" href={note.href}>
                {note.linkText}
              </a>
              {note.after}
            </p>
          ) : null}
          {next === undefined ? null : (
            <p className="mt-stack flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={next.href} variant="primary">
                {next.text}
              </ButtonLink>
              {others.map(({ href, text }) => (
                <ButtonLink href={href} key={href} variant="text">
                  {text}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
