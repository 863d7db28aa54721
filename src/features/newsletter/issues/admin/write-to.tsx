import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { IssueContent } from "../schema.ts";
import type { action } from "./issues-action.server.ts";

const list = "/admin/newsletters";

type WriteToPeopleProps = {
  /** Undefined where nobody can be written to, or for whoever may not. */
  to: IssueContent["segment"] | undefined;
  /** Other buttons beside it. */
  children?: ReactNode;
};

/** Begins a message to these people, and leads to it. */
export function WriteToPeople({ to, children }: WriteToPeopleProps) {
  const { busy, problem, send } = useOperations<typeof action>();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (to === undefined) return <div className="flex flex-wrap items-center gap-3">{children}</div>;
  async function write() {
    const created = await send("createNewsletterIssue", { to }, { at: list, stay: true });
    if (created) await navigate(`${list}/${created.id}`);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={busy} disabled={!hydrated} onClick={() => void write()} size="small" variant="outline">
        Write to these people
      </Button>
      {children}
      <AlertNote text={problem?.message} />
    </div>
  );
}
