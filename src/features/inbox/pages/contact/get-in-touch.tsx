import type { ReactNode } from "react";
import type { ContactPage } from "#content/pages/contact.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";

function Row({ sign, children }: { sign: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <Icon className="mt-1 size-5 text-link" name={sign} />
      <span>{children}</span>
    </li>
  );
}

/** The panel beside the form: address, when to expect an answer, whom it serves. */
export function GetInTouch({ panel }: { panel: ContactPage["panel"] }) {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <Illustration {...panel.picture} alt="" className="h-50 w-full object-cover object-center" />
      <div className="p-card">
        <h2 className="font-display text-h3" id="get-in-touch">
          {panel.heading}
        </h2>
        <ul className="mt-4 grid gap-4">
          <Row sign="mail">
            <span className="sr-only">{panel.emailLabel}: </span>
            <a
              className="rounded-xs text-link underline underline-offset-4 focus-ring"
              href={`mailto:${panel.email}`}
            >
              {panel.email}
            </a>
          </Row>
          <Row sign="clock">{panel.responseNote}</Row>
          <Row sign="people">{panel.servingNote}</Row>
        </ul>
      </div>
    </section>
  );
}
