import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { StackedTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { stateNames } from "../copy.ts";
import { backupsScreen } from "../reads.server.ts";
import type { action } from "./backups-action.server.ts";
import { TargetPanel } from "./target-panel.tsx";

export const loader = screenLoader(({ services, actor }) => backupsScreen(services, actor));

export { action } from "./backups-action.server.ts";

const kinds = { made: "good", running: "plain", failed: "care" } as const;
const everyMs = 3_000;

export default function BackupsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { isSetUp, isOnDataDisk, isRunning, failing, where, next, lastAt, keep, list } = content;
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useOperations<typeof action>("backUpNow");
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);

  async function begin() {
    if (!(await send("backUpNow", {}))) return;
    toast({ title: "The backup has started. This page shows when it's done." });
    // The worker looks for new tasks every second.
    setTimeout(() => void revalidate(), everyMs / 2);
  }

  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Backups</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        A copy of all data, made once a day and kept away from this server. Each is encrypted: only someone
        with the data key can read one.
      </p>
      {failing === "" ? null : (
        <Note className="mt-5 max-w-text" kind="error">
          <p className="wrap-anywhere">{failing}</p>
        </Note>
      )}
      <div className={`mt-5 grid gap-5 ${panelClass}`}>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact label="Last backup">{lastAt === null ? "None yet" : <LocalTime at={lastAt} />}</Fact>
          <Fact label="Next backup">{next === null ? "None planned" : <LocalTime at={next} />}</Fact>
          <Fact label="Location">
            {where}
            {isOnDataDisk ? ". This is the disk that has the data: choose a bucket or another disk." : null}
          </Fact>
          {isSetUp ? (
            <Fact label="Retention">
              {keep}. No backup gets older than 31 days, because older ones contain people who have since been
              erased.
            </Fact>
          ) : null}
        </dl>
        {isSetUp ? (
          <OperationForm className="grid gap-5" onSend={begin} operation="backUpNow">
            <ProblemNote problem={problem} />
            <p>
              <Button busy={busy} disabled={isRunning} size="small" type="submit" variant="outline">
                {busy ? "Asking..." : "Back up now"}
              </Button>
            </p>
          </OperationForm>
        ) : null}
      </div>
      <TargetPanel content={content.entered} isOpen={!isSetUp} />
      {list.rows.length === 0 ? (
        isSetUp && <p className="mt-7 text-ink-soft">The first backup will show up here.</p>
      ) : (
        <section aria-labelledby="list-heading" className="mt-7">
          <h2 className="mb-3 text-h3" id="list-heading">
            Recent backups
          </h2>
          <p className="mb-4 max-w-text text-small text-ink-soft">
            Download one by its name, and keep the data key somewhere else. To restore it, run{" "}
            <code className={code}>script/restore FILE</code> on a server with that key, while the site is
            stopped.
          </p>
          <StackedTable
            caption="Recent backups"
            list={list}
            render={{
              name: ({ id, name, state }) =>
                state === "made" && (
                  <a
                    className="rounded-sm font-semibold wrap-anywhere text-link focus-ring hover:underline"
                    href={`/api/admin/backups/${id}/file`}
                  >
                    <span className="sr-only">Download </span>
                    {name}
                  </a>
                ),
              state: ({ state }) => (
                <Tag kind={kinds[state]} state>
                  {stateNames[state]}
                </Tag>
              ),
            }}
          />
        </section>
      )}
    </>
  );
}

const code = "rounded-sm bg-tint px-1.5 py-0.5 text-small wrap-anywhere";

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold">{label}</dt>
      <dd className="max-w-text text-ink-soft wrap-anywhere">{children}</dd>
    </div>
  );
}
