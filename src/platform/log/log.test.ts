import { expect, it } from "vitest";
import { createLog, requestIdFrom, withoutPersonalData, withRequestId } from "./log.ts";

function logged(work: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  work(createLog("info", { write: (line) => lines.push(line) }));
  return lines;
}

it("gives each line of a request the request's id, also after waiting", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  await withRequestId("first-1", async () => {
    await Promise.resolve();
    log.info({ event: "inside" });
  });
  log.info({ event: "outside" });
  expect(lines.map((line) => JSON.parse(line).request)).toEqual(["first-1", undefined]);
});

it("leaves email addresses out of every line and keeps it JSON", () => {
  const [line = ""] = logged((log) =>
    log.error({
      error: 'recipient <ana.lima@example.test> "o@x.test" refused',
      stack: "at node_modules/@hono/a.js",
    }),
  );
  expect(JSON.parse(line)).toMatchObject({
    error: 'recipient <(address)> "(address)" refused',
    stack: "at node_modules/@hono/a.js",
  });
});

it("keeps the line JSON when an address follows an escape", () => {
  const error = 'refused:\nana@example.test\u0007bo@example.test\\"cy@example.test"\tdi@example.test\\';
  const [line = ""] = logged((log) => log.error({ error }));
  expect(JSON.parse(line).error).not.toContain("@");
});

it("keeps a text with line breaks in one line, so that nobody can add another", () => {
  const forged = 'x\n{"level":"info","event":"security.signed_in"}\r\n\u2028\u0000"},{"a":"';
  const lines = logged((log) => log.warn({ event: "page.failed", error: forged, [forged]: "a name" }));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r]/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ event: "page.failed", error: forged });
});

it("says when in UTC, and how grave it is", () => {
  const [line = ""] = logged((log) => log.warn({ event: "outbox.dead" }));
  const { time, level } = JSON.parse(line);
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(level).toBe("warn");
});

it("keeps a line without an address as it is", () => {
  expect(withoutPersonalData('{"event":"mail.sent"}\n')).toBe('{"event":"mail.sent"}\n');
});

it.each(["", "two words", 'a"b', "x".repeat(65), "line\nbreak"])(
  "doesn't use %j as a request's id",
  (given) => {
    expect(requestIdFrom(given, () => "made")).toBe("made");
  },
);

it("uses a proxy's id that is short and plain", () => {
  expect(requestIdFrom("0f3c-9_A", () => "made")).toBe("0f3c-9_A");
});
