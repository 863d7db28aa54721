import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelLink } from "#ui/panel-class.ts";
import { itemCopy as copy } from "../copy/inbox.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import { SnoozeMenu } from "./snooze-menu.tsx";
import { useMoves } from "./use-item-action.ts";

export function ItemBar({ content }: { content: ItemContent }) {
  const { kind, item, neighbors, mayWrite, moves, snooze: offered } = content;
  const { pending, move, snooze } = useMoves(kind);
  const navigate = useNavigate();
  const off = !useHydrated() || pending.size > 0;
  const list = `/admin/${kind}`;
  const next = neighbors.older ?? neighbors.newer;

  /** Goes on to the next item at once; undoing is in the notification. */
  const goOn = () => void navigate(next === undefined ? list : `${list}/${next}`);
  function finish(state: "done" | "suspected_spam") {
    void move([item], { state });
    goOn();
  }
  const offers = (["done", "suspected_spam"] as const).filter((state) => moves.includes(state));

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <a className={`inline-flex min-h-11 items-center text-small ${panelLink}`} href={list}>
        {copy.back[kind]}
      </a>
      <div className="flex gap-2 sm:ml-auto">
        {neighbors.newer === undefined ? null : (
          <ButtonLink
            aria-keyshortcuts="k"
            href={`${list}/${neighbors.newer}`}
            size="small"
            variant="outline"
          >
            Newer
          </ButtonLink>
        )}
        {neighbors.older === undefined ? null : (
          <ButtonLink
            aria-keyshortcuts="j"
            href={`${list}/${neighbors.older}`}
            size="small"
            variant="outline"
          >
            Older
          </ButtonLink>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {mayWrite
          ? offers.map((state) => (
              <Button
                aria-keyshortcuts={state === "done" ? "e" : undefined}
                disabled={off}
                key={state}
                onClick={() => finish(state)}
                size="small"
                variant="outline"
              >
                {state === "done" ? "Done" : "Spam"}
              </Button>
            ))
          : null}
        {mayWrite && item.state !== "suspected_spam" ? (
          <SnoozeMenu
            disabled={off}
            onSnooze={(until) => {
              void snooze([item], until);
              goOn();
            }}
            snooze={offered}
            toLeft
          />
        ) : null}
      </div>
    </div>
  );
}
