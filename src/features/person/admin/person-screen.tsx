import { useState } from "react";
import { ErasePart } from "#features/privacy/ui/erase-part.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { personCopy as copy } from "../copy.ts";
import { personScreen } from "../reads/screen.server.ts";
import { AboutPanel } from "../ui/about-panel.tsx";
import { DuePanel } from "../ui/due-panel.tsx";
import { PrivacyPanel } from "../ui/privacy-panel.tsx";
import { Timeline } from "../ui/timeline.tsx";

export const loader = screenLoader(({ services, actor, params: { kind = "", id = "" }, search }) =>
  personScreen(services, actor, { kind, id, search }),
);

/** Everything from one person, what waits for a reply, and what can be done next. */
export default function PersonScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { person, due, mayWrite, mayErase, marks } = content;
  const [erased, setErased] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">
            {person.name || copy.unnamed}
          </h1>
          <p className="mt-1 text-ink-soft wrap-anywhere">{person.email}</p>
        </div>
        {erased || !mayWrite ? null : <WriteLink email={person.email} reply={person.reply} />}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        {erased ? null : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <DuePanel due={due} />
            <Timeline content={content} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {erased ? null : <AboutPanel content={content} />}
          {mayErase ? (
            <PrivacyPanel email={person.email} erased={erased}>
              <ErasePart
                email={person.email}
                failed={copy.failed}
                level={3}
                marks={marks}
                onErased={() => setErased(true)}
              />
            </PrivacyPanel>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Replies where they wrote last; whoever never wrote gets a new email from the team member's own app. */
function WriteLink({ email, reply }: { email: string; reply: string | null }) {
  const mailto = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  return (
    <p className="flex flex-wrap gap-3">
      {reply === null ? null : (
        <ButtonLink aria-keyshortcuts="r" href={reply} size="small" variant="primary">
          {copy.reply}
        </ButtonLink>
      )}
      <ButtonLink href={mailto} size="small" variant={reply === null ? "primary" : "outline"}>
        {copy.write}
      </ButtonLink>
    </p>
  );
}
