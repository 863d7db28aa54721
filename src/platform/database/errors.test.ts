import { expect, it } from "vitest";
import { isDatabaseAway } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("it failed"), { code });

it("knows a database that is away for now, however deep the reason stands", () => {
  for (const code of [
    "ECONNREFUSED",
    "SQLITE_BUSY",
    "SQLITE_IOERR_WRITE",
    "SQLITE_FULL",
    "57P01",
    "08006",
    "53300",
  ])
    expect(isDatabaseAway(withCode(code)), code).toBe(true);
  expect(isDatabaseAway(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseAway(new Error("cannot rollback - no transaction is active"))).toBe(true);
  expect(isDatabaseAway(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect(isDatabaseAway(new Error("outer", { cause: withCode("ECONNRESET") }))).toBe(true);
  expect(isDatabaseAway(new AggregateError([new Error("no"), withCode("ECONNREFUSED")]))).toBe(true);
});

it("takes a wrong query and anything else for what it is", () => {
  for (const code of ["42P01", "23505", "22021", "SQLITE_CONSTRAINT", "SQLITE_ERROR"])
    expect(isDatabaseAway(withCode(code)), code).toBe(false);
  for (const thrown of [new Error("no such table"), "ECONNREFUSED", undefined, null, { code: "57P01" }])
    expect(isDatabaseAway(thrown)).toBe(false);
});
