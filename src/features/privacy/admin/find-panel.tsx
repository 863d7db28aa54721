import { useEffect, useRef, useState } from "react";
import { heldCopy, myDataOpened } from "#content/my-data.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { privacyCopy } from "../copy.ts";
import type { HeldSection } from "../schema.ts";
import { foundIn } from "../ui/answers.ts";
import { HeldList } from "../ui/held-list.tsx";
import { ErasePart } from "./erase-part.tsx";

const copy = privacyCopy.find;

type LookupResult = { email: string; sections: readonly HeldSection[]; erasable: boolean };

/** Looks up, downloads or erases a person's data. */
export function FindPanel({
  marks,
  failed,
  onChange,
}: {
  marks: FieldMarks;
  failed: string;
  onChange(): void;
}) {
  const [result, setResult] = useState<LookupResult>();
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.heading} id="find">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["email"]}
        id="find"
        submit={{ text: copy.submit, busy: copy.busy, variant: "primary" }}
        onSend={async (given) => {
          const email = String(given.get("email") ?? "").trim();
          setResult(undefined);
          const response = await send("POST", "/api/admin/privacy/find", { email });
          if (response !== undefined) setResult({ email, ...foundIn(response) });
        }}
      >
        <TextField
          autoComplete="off"
          error={problem?.fields.email}
          id="find-email"
          label={copy.email}
          marks={marks}
          maxLength={254}
          name="email"
          type="email"
        />
      </AdminForm>
      {result === undefined ? null : (
        <FoundPart
          failed={failed}
          marks={marks}
          found={result}
          key={result.email}
          onClose={() => setResult(undefined)}
          onErased={onChange}
        />
      )}
    </Panel>
  );
}

function FoundPart({
  found: { email, sections, erasable },
  failed,
  marks,
  onClose,
  onErased,
}: {
  found: LookupResult;
  failed: string;
  marks: FieldMarks;
  onClose(): void;
  onErased(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [erased, setErased] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const nothing = sections.length === 0;
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <div>
        <h3 className="rounded-sm text-h4 wrap-anywhere focus-ring" ref={heading} tabIndex={-1}>
          {nothing ? copy.none.heading : `${copy.found} ${email}`}
        </h3>
        {nothing ? <p className="mt-1 max-w-text text-ink-soft">{copy.none.text}</p> : null}
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
                {copy[format]}
              </Button>
            ))}
          </form>
        </>
      )}
      {erasable ? (
        <ErasePart
          email={email}
          failed={failed}
          level={4}
          marks={marks}
          onErased={() => {
            setErased(true);
            onErased();
          }}
        />
      ) : null}
      <p>
        <Button onClick={onClose} size="small" variant="outline">
          {copy.again}
        </Button>
      </p>
    </div>
  );
}
