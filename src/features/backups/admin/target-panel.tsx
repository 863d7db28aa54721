import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { AdminForm, OperationForm } from "#web/admin/operation-form.tsx";
import { useFormBasis } from "#web/admin/use-form-basis.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { targetMessages } from "../copy.ts";
import type { PlaceContent } from "../reads.server.ts";
import { targetFields } from "../schema.ts";
import type { action } from "./backups-action.server.ts";

const copy = {
  heading: "Where backups go",
  intro:
    "Choose a place away from this server, so that a broken disk doesn’t take the backups along. The site makes one there every day, and tries the place before it’s saved.",
  kind: "Kind of place",
  kinds: [
    { value: "bucket", label: "A bucket (S3)" },
    { value: "folder", label: "A folder on another disk" },
  ],
  folder: "Folder",
  folderHint: "Its whole path, such as /mnt/backups. It has to be there already.",
  endpoint: "Address of the service",
  endpointHint: "Without the bucket, such as https://s3.example.com",
  bucket: "Bucket",
  prefix: "Folder in the bucket",
  region: "Region",
  keyId: "Access key id",
  keyHint: "A key for this one bucket, which may read, write, list and delete.",
  secret: "Secret",
  keptSecret: "Stored encrypted, and never shown. Leave it empty to keep it.",
  newSecret: "Stored encrypted, and never shown again.",
  save: { text: "Save", busy: "Trying the place...", variant: "primary" as const },
  remove: "Remove this place",
  removeText: "The site then makes no backups by itself. Those it has made stay where they are.",
  unreadable: "What was entered here before can’t be read: it’s damaged. Enter it again and save.",
  otherSite: (site: string) =>
    `This was entered when the site was at ${site}, so it doesn’t count here: a copy of the data must not remove another site’s backups. To use it at this address, enter it again and save.`,
};

/** The place is tried when it's saved. */
export function TargetPanel({ content, isOpen }: { content: PlaceContent; isOpen: boolean }) {
  const { byServer, unreadable, otherSite } = content;
  return (
    <details className={`mt-5 ${panelClass}`} open={isOpen || unreadable || otherSite !== ""}>
      <summary className="rounded-sm font-semibold focus-ring">{copy.heading}</summary>
      <div className="mt-4 grid max-w-[56rem] gap-5">
        {unreadable ? (
          <Note kind="error">
            <p>{copy.unreadable}</p>
          </Note>
        ) : null}
        {otherSite === "" ? null : (
          <Note kind="care">
            <p className="wrap-anywhere">{copy.otherSite(otherSite)}</p>
          </Note>
        )}
        <p className="max-w-text text-ink-soft">
          {byServer === "" ? copy.intro : targetMessages.byServer(byServer)}
        </p>
        {byServer === "" ? <PlaceForms content={content} /> : null}
      </div>
    </details>
  );
}

function PlaceForms({ content }: { content: PlaceContent }) {
  const { busy, problem, field, send } = useOperations<typeof action>("saveBackupPlace");
  const { basis, revision, saved } = useFormBasis(content);
  const done = (title: string) => (stored: { revision: number }) => {
    saved(stored);
    toast({ title });
  };
  return (
    <>
      <AdminForm
        busy={busy}
        className="gap-5"
        fields={targetFields}
        id="backup-place"
        key={basis.revision}
        onSend={async (given) => {
          await send("saveBackupPlace", given, { done: done(targetMessages.saved) });
        }}
        operation="saveBackupPlace"
        problem={problem}
        submit={copy.save}
        values={{ revision }}
      >
        <Fields content={basis} field={field} />
      </AdminForm>
      {content.isEntered ? (
        <OperationForm
          className="grid justify-items-start gap-3"
          onSend={async () => {
            await send("removeBackupPlace", { revision }, { done: done(targetMessages.removed) });
          }}
          operation="removeBackupPlace"
          values={{ revision }}
        >
          <p className="max-w-text text-small text-ink-soft">{copy.removeText}</p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {copy.remove}
          </Button>
        </OperationForm>
      ) : null}
    </>
  );
}

type FieldsProps = {
  content: PlaceContent;
  field: ReturnType<typeof useOperations<typeof action>>["field"];
};

/** The fields of both kinds of place; scripts show those of the chosen one. */
function Fields({ content: { fields, hasSecret }, field }: FieldsProps) {
  const hydrated = useHydrated();
  const given = field("kind", fields.kind);
  const [kind, setKind] = useState(given.defaultValue);
  const isShown = (each: string) => !hydrated || kind === each;
  const plain = { autoCapitalize: "none", autoComplete: "off", spellCheck: false };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...given}
        label={copy.kind}
        onChange={({ target }) => setKind(target.value)}
        options={copy.kinds}
        placeholder=""
      />
      {isShown("folder") ? (
        <TextField
          {...field("folder", fields.folder)}
          {...plain}
          hint={copy.folderHint}
          label={copy.folder}
        />
      ) : null}
      {isShown("bucket") ? (
        <>
          <TextField
            {...field("endpoint", fields.endpoint)}
            {...plain}
            hint={copy.endpointHint}
            inputMode="url"
            label={copy.endpoint}
          />
          <TextField {...field("bucket", fields.bucket)} {...plain} label={copy.bucket} />
          <TextField {...field("prefix", fields.prefix)} {...plain} label={copy.prefix} optional />
          <TextField {...field("region", fields.region)} {...plain} label={copy.region} />
          <TextField {...field("keyId", fields.keyId)} {...plain} hint={copy.keyHint} label={copy.keyId} />
          <TextField
            {...field("secret")}
            autoComplete="new-password"
            hint={hasSecret ? copy.keptSecret : copy.newSecret}
            label={copy.secret}
            optional={hasSecret}
            type="password"
          />
        </>
      ) : null}
    </div>
  );
}
