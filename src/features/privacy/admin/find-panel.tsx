import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { requiredMarks } from "#content/forms.ts";
import { heldCopy, myDataOpened } from "#content/my-data.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { HeldSection } from "../schema.ts";
import { HeldList } from "../ui/held-list.tsx";
import { ErasePart } from "./erase-part.tsx";
import type { action } from "./privacy-action.server.ts";

const formats = { html: "Download as HTML", json: "Download as JSON" } as const;

type LookupResult = { email: string; sections: readonly HeldSection[]; erasable: boolean };

export function FindPanel() {
  const [result, setResult] = useState<LookupResult>();
  const { busy, problem, send } = useOperations<typeof action>();
  return (
    <Panel heading="Data requests" id="find">
      <p className="max-w-text text-ink-soft">
        People can do this themselves on the page “Your data”. If they write to you instead, make sure the
        request comes from this exact address. We search everything visitors sent, what the team wrote to or
        about them, the newsletter list and queued email. We don't search what the team publishes (campaigns,
        newsletters, saved replies). The audit log records the lookup, without the address.
      </p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["email"]}
        id="find"
        submit={{ text: "Look up", busy: "Searching...", variant: "primary" }}
        onSend={async (given) => {
          const email = String(given.get("email") ?? "").trim();
          setResult(undefined);
          const found = await send("findPersonalData", { email }, { stay: true });
          if (found) setResult({ email, ...found });
        }}
      >
        <TextField
          autoComplete="off"
          error={problem?.fields.email}
          id="find-email"
          label="Their exact email address"
          marks={requiredMarks}
          maxLength={254}
          name="email"
          type="email"
        />
      </AdminForm>
      {result === undefined ? null : (
        <FoundPart found={result} key={result.email} onClose={() => setResult(undefined)} />
      )}
    </Panel>
  );
}

function FoundPart({
  found: { email, sections, erasable },
  onClose,
}: {
  found: LookupResult;
  onClose(): void;
}) {
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [erased, setErased] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const nothing = sections.length === 0;
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <div>
        <h3 className="rounded-sm text-h4 wrap-anywhere focus-ring" ref={heading} tabIndex={-1}>
          {nothing ? "We have no data about this address" : `Data about ${email}`}
        </h3>
        {nothing ? (
          <p className="mt-1 max-w-text text-ink-soft">
            They may have used another address. Answers that don't contain the address open only with their
            receipt code.
          </p>
        ) : null}
      </div>
      {nothing || erased ? null : (
        <>
          <HeldList
            level="h4"
            sections={sections}
            copy={{ at: heldCopy.labels.at, empty: heldCopy.empty, stays: myDataOpened.stays }}
          />
          <form action="/api/admin/privacy/download" className="flex flex-wrap gap-3" method="post">
            <input name="email" type="hidden" value={email} />
            {(["html", "json"] as const).map((format) => (
              <Button key={format} name="format" size="small" type="submit" value={format} variant="outline">
                {formats[format]}
              </Button>
            ))}
          </form>
        </>
      )}
      {erasable ? (
        <ErasePart
          email={email}
          level={4}
          onErased={() => {
            setErased(true);
            void revalidate();
          }}
        />
      ) : null}
      <p>
        <Button onClick={onClose} size="small" variant="outline">
          Clear
        </Button>
      </p>
    </div>
  );
}
