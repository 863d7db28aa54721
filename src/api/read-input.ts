import type { Context } from "hono";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { boundFields, boundValues } from "./body-bounds.ts";

type ReadInput = {
  raw: unknown;
  /** The texts of a form sent without JavaScript; undefined for JSON. */
  formValues: Readonly<Record<string, string>> | undefined;
};

/**
 * Reads a body as JSON or, where the endpoint has a form, as a form; a `get` reads its query instead. `readBody` is
 * called only if the body is of a kind that can be read.
 * @throws {HttpError} unsupported_media_type, too_large, unreadable or unavailable.
 */
export async function readInput(
  context: Context,
  endpoint: AnyEndpoint,
  readBody: () => Promise<Buffer<ArrayBuffer>>,
): Promise<ReadInput> {
  if (endpoint.method === "get") return { raw: context.req.query(), formValues: undefined };
  const fullType = context.req.header("content-type") ?? "";
  const type = fullType.split(";")[0]?.trim().toLowerCase();
  const { files } = endpoint.form ?? {};
  if (files && type === "multipart/form-data") {
    const body = await readBody();
    boundFields(body, fullType);
    const upload = new Response(body, { headers: { "content-type": fullType } });
    return readUpload(upload, endpoint, files);
  }
  const isForm = type === "application/x-www-form-urlencoded";
  if (type !== "application/json" && !(isForm && endpoint.form && !files))
    throw new HttpError("unsupported_media_type");
  const body = await readBody();
  if (isForm) {
    const formValues = Object.fromEntries(new URLSearchParams(asText(body)));
    return { raw: endpoint.form?.fromForm(formValues) ?? formValues, formValues };
  }
  return { raw: asJson(body), formValues: undefined };
}

/**
 * Reads the fields of a form, or the same ones as a script sends them.
 * @throws {HttpError} unsupported_media_type, too_large, unreadable or unavailable.
 */
export async function readFields(
  context: Context,
  readBody: () => Promise<Buffer<ArrayBuffer>>,
): Promise<ReadInput & { raw: Readonly<Record<string, unknown>> }> {
  const type = (context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") {
    const fields = new URLSearchParams(asText(await readBody()));
    // A browser writes each line break as two characters, where `maxlength` counted one.
    const formValues = Object.fromEntries(
      [...fields].map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]),
    );
    return { raw: formValues, formValues };
  }
  if (type !== "application/json") throw new HttpError("unsupported_media_type");
  const raw = asJson(await readBody());
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new HttpError("unreadable");
  return { raw: { ...raw }, formValues: undefined };
}

function asJson(body: Uint8Array): unknown {
  boundValues(body);
  try {
    return JSON.parse(asText(body));
  } catch (error) {
    throw new HttpError("unreadable", { cause: error });
  }
}

/** A form with files. A rejected form is shown again without them: no page can fill in a file. */
async function readUpload(
  upload: Response,
  endpoint: AnyEndpoint,
  files: readonly string[],
): Promise<ReadInput> {
  const given = await upload.formData().catch((cause: unknown) => {
    throw new HttpError("unreadable", { cause });
  });
  const formValues: Record<string, string> = {};
  const all: Record<string, string> = {};
  for (const [name, value] of given) {
    if (typeof value === "string") {
      all[name] = value;
      if (!files.includes(name)) formValues[name] = value;
    } else if (files.includes(name)) all[name] = Buffer.from(await value.arrayBuffer()).toString("base64");
    else throw new HttpError("unreadable");
  }
  return { raw: endpoint.form?.fromForm(all) ?? all, formValues };
}

// Anything but UTF-8 would be stored with garbled characters.
function asText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new HttpError("unreadable", { cause: error });
  }
}
