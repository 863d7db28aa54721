import { expect, it } from "vitest";
import { withoutSecrets } from "./use-operations.ts";

it("shows a rejected form again without its passwords", () => {
  const rejected = { form: "confirm", message: "Please check it", fields: { password: "Wrong" } };
  const values = { password: "a", current: "b", to: "/admin/audit" };
  expect(withoutSecrets({ ...rejected, values })).toEqual({ ...rejected, values: { to: "/admin/audit" } });
  expect(withoutSecrets(undefined)).toBeUndefined();
});
