import { panelLink } from "#ui/panel-class.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";

/** Where the newsletter is, in one line; nothing before the first draft. */
export function NewsletterState({ parts }: { parts: HomeContent["newsletter"] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="newsletter" className="mt-9">
      <h2 className="text-h3" id="newsletter">
        Newsletter
      </h2>
      <p className="mt-4 flex min-h-11 flex-wrap items-center gap-x-6 rounded-lg border border-line bg-surface px-5 py-1.5 shadow-card">
        {parts.map(({ id, text, title, href }) => (
          <span className="min-w-0 wrap-anywhere" key={id}>
            {text}:{" "}
            <a className={`inline-block py-1 ${panelLink}`} href={href}>
              {title}
            </a>
          </span>
        ))}
      </p>
    </section>
  );
}
