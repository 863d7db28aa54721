import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { SettingsContent } from "../reads.server.ts";
import type { action } from "./settings-action.server.ts";

type Records = SettingsContent["records"];
type MailRecord = Records["records"][number];

const heading = "Does your email arrive?";

export function MailRecordsPanel({ records: { domain, checkedAt, records, hasKey } }: { records: Records }) {
  const { busy, problem, send } = useOperations<typeof action>();
  return (
    <Panel heading={heading} id="mail-records">
      <p className="max-w-text text-ink-soft">
        Other mail servers look up these records of <span className="wrap-anywhere">{domain}</span> before
        they accept email from it. You add them where your domain's DNS is managed.
        {checkedAt === undefined ? null : (
          <>
            {" "}
            Last checked: <LocalTime at={checkedAt} />.
          </>
        )}
      </p>
      <ProblemNote problem={problem} />
      {records.length === 0 ? null : (
        <ul className="divide-y divide-line border-y border-line">
          {records.map((record) => (
            <RecordLine key={record.kind} record={record} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <OperationForm
          action="?part=server"
          onSend={async () => void (await send("checkMailRecords", {}))}
          operation="checkMailRecords"
        >
          <Button busy={busy} size="small" type="submit" variant="outline">
            {checkedAt === undefined ? "Check the records" : "Check again"}
          </Button>
        </OperationForm>
        {hasKey ? null : (
          <OperationForm
            action="?part=server"
            onSend={async () => void (await send("makeDkimKey", {}))}
            operation="makeDkimKey"
          >
            <Button busy={busy} size="small" type="submit" variant="outline">
              Make a DKIM key
            </Button>
          </OperationForm>
        )}
      </div>
    </Panel>
  );
}

const tagKinds = { right: "good", missing: "care", wrong: "care", unclear: "quiet" } as const;

function RecordLine({
  record: { title, why, state, stateName, text, found, paste },
}: {
  record: MailRecord;
}) {
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-h4">{title}</h3>
        <Tag kind={tagKinds[state]} state>
          {stateName}
        </Tag>
        <span className="text-small text-ink-soft">{why}</span>
      </div>
      <p className="max-w-text wrap-anywhere">{text}</p>
      {paste ? (
        <dl className="grid gap-1 rounded-md bg-tint p-3 text-small sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
          <dt className="font-semibold">Name</dt>
          <dd className="wrap-anywhere">{paste.name}</dd>
          <dt className="font-semibold">Type</dt>
          <dd>{paste.type}</dd>
          <dt className="font-semibold">Value</dt>
          <dd className="grid justify-items-start gap-2">
            <code className="wrap-anywhere">{paste.value}</code>
            <CopyButton
              copied="Copied."
              failed="Your browser didn't allow it. Select the text and copy it."
              label="Copy the value"
              text={paste.value}
            />
          </dd>
        </dl>
      ) : null}
      {found.length === 0 ? null : (
        <details className="text-small">
          <summary className="min-h-11 cursor-pointer rounded-sm py-2.5 text-ink-soft focus-ring sm:min-h-0 sm:py-1">
            What the DNS says now<span className="sr-only">: {title}</span>
          </summary>
          {found.map((line) => (
            <code className="mt-1 block wrap-anywhere" key={line}>
              {line}
            </code>
          ))}
        </details>
      )}
    </li>
  );
}
