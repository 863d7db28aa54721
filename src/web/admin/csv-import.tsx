import { type ReactNode, type SubmitEvent, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { type DecodedFile, decodeList } from "#platform/csv/decode-file.ts";
import { DraftOwner } from "#ui/keep-typed.tsx";
import { FileField } from "#web/admin/field-file.tsx";
import { CheckFile } from "#web/admin/import-frame.tsx";

type Checked<Request, Report> = { file: string; request: Request; decoded: DecodedFile; report: Report };

type Found = { done: boolean; checked: string };

/**
 * An import of a CSV file: it is looked through, the report is shown, and it is sent again with the report's token to be
 * imported. What `choicesOf` takes from a request is kept with the file's name over the end of a session; the file
 * itself never is.
 */
export function useCsvImport<Request extends object, Report extends Found>({
  address,
  choicesOf = () => undefined,
}: {
  address: string;
  choicesOf?(request: Request): unknown;
}) {
  const [checked, setChecked] = useState<Checked<Request, Report>>();
  const { busy, problem, send } = useSending(adminCopy.failed);
  const { earlier, keep } = useKeptImport();

  async function ask(pending: Omit<Checked<Request, Report>, "report">, token?: string): Promise<void> {
    const body = token === undefined ? pending.request : { ...pending.request, checked: token };
    const report = await send<Report>("POST", address, body);
    if (report === undefined) return;
    setChecked({ ...pending, report });
    keep(report.done ? undefined : { file: pending.file, choices: choicesOf(pending.request) });
  }
  return {
    busy,
    problem,
    checked,
    /** What was kept of a file that isn't imported yet. */
    earlier,
    keepChoices: (choices: unknown) => checked && keep({ file: checked.file, choices }),
    clear: () => setChecked(undefined),
    check: (file: string, decoded: DecodedFile, request: Request) => ask({ file, decoded, request }),
    /** Looks the same file through again with other answers. */
    checkAgain: async (request: Request) => checked && ask({ ...checked, request }),
    importNow: async () => checked && ask(checked, checked.report.checked),
  };
}

type CsvImport<Request, Report> = {
  busy: boolean;
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  checked: Checked<Request, Report> | undefined;
  earlier: KeptImport | undefined;
  clear(): void;
  check(file: string, decoded: DecodedFile, request: Request): Promise<void>;
};

type CsvImportFormProps<Request, Report> = {
  importing: CsvImport<Request, Report>;
  /** Distinguishes what is typed into this form. */
  id: string;
  copy: { file: { label: string; hint: string; missing: string }; check: string; checking: string };
  /** What is sent with the file's text; sentences by field in place of it, if something is missing. */
  read(given: {
    csv: string;
    file: string;
    form: FormData;
  }): { request: Request } | { missing: Readonly<Record<string, string>> };
  /** The fields besides the file. */
  children(wrong: Readonly<Record<string, string>>): ReactNode;
};

export function CsvImportForm<Request, Report extends Found>({
  importing: { busy, problem, checked, earlier, clear, check },
  id,
  copy,
  read,
  children,
}: CsvImportFormProps<Request, Report>) {
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = form.get("file");
    const file = given instanceof File && given.size > 0 ? given : undefined;
    const decoded = file && decodeList(new Uint8Array(await file.arrayBuffer()));
    const parsed = read({ csv: decoded?.text ?? "", file: file?.name ?? "", form });
    const unread = file === undefined ? copy.file.missing : adminCopy.encoding.unreadable;
    const without = {
      ...(decoded === undefined ? { csv: unread } : {}),
      ...("missing" in parsed ? parsed.missing : {}),
    };
    setMissing(without);
    clear();
    if (file !== undefined && decoded !== undefined && "request" in parsed)
      await check(file.name, decoded, parsed.request);
  }

  const wrong = { ...problem?.fields, ...missing };
  return (
    <form className="grid max-w-text gap-5" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FileField
        accept=".csv,.txt,text/csv"
        error={wrong.csv}
        hint={copy.file.hint}
        id="import-csv"
        label={copy.file.label}
        marks={requiredMarks}
        name="file"
      />
      {checked !== undefined || earlier === undefined ? null : (
        <p className="text-small wrap-anywhere" role="status">
          {adminCopy.earlierFile(earlier.file)}
        </p>
      )}
      {children(wrong)}
      <CheckFile busy={busy} checked={checked} copy={copy} id={id} problem={problem} />
    </form>
  );
}

/** What an import screen keeps about a file until it's imported: its name, and what was decided about its values. */
export type KeptImport = { file: string; choices: unknown };

/**
 * Keeps the name of a chosen file and the decisions about it, per person and screen, over the end of a session. The file
 * itself is never kept. `earlier` is what was kept before the screen was opened.
 */
function useKeptImport(): {
  earlier: KeptImport | undefined;
  /** Undefined forgets it: the file has been imported. */
  keep(kept: KeptImport | undefined): void;
} {
  const { prefix, texts } = use(DraftOwner);
  const { pathname } = useLocation();
  const key = `${prefix}:${pathname}:file`;
  const [earlier, setEarlier] = useState<KeptImport>();
  useEffect(() => {
    let isGone = false;
    void texts.read(key).then((stored) => {
      const kept = keptImport(stored);
      if (!isGone && kept !== undefined) setEarlier(kept);
    });
    return () => {
      isGone = true;
    };
  }, [texts, key]);
  return {
    earlier,
    keep(kept) {
      void texts.write(key, kept && JSON.stringify(kept));
      setEarlier(kept);
    },
  };
}

function keptImport(stored: string | undefined): KeptImport | undefined {
  try {
    const kept: unknown = JSON.parse(stored ?? "null");
    if (typeof kept !== "object" || kept === null || !("file" in kept) || typeof kept.file !== "string")
      return undefined;
    return { file: kept.file, choices: "choices" in kept ? kept.choices : undefined };
  } catch {
    return undefined;
  }
}
