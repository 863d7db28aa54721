import { randomUUID } from "node:crypto";
import type { FeatureServices } from "#features/index.server.ts";
import { addPerson, password } from "./admin.ts";
import { appCode } from "./app-code.ts";
import type { FleetAnswer, FleetFetch } from "./fleet-request.ts";

/** Sends a request of the owner's. @throws when it isn't answered with 200 or 201. */
export type AsOwner = (path: string, body?: unknown) => Promise<FleetAnswer>;

/** An owner who is signed in. Owners of a site with https must have a second factor, so they turn it on first. */
export async function signInOwner(fetch: FleetFetch, services: FeatureServices): Promise<AsOwner> {
  const email = await addPerson({ services }, "owner");
  let cookie = "";
  const asOwner: AsOwner = async (path, body) => {
    const headers = { cookie, "idempotency-key": randomUUID() };
    const answer = await fetch(path, body === undefined ? { headers } : { method: "POST", body, headers });
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    if (answer.cookies !== "") cookie = answer.cookies;
    return answer;
  };
  await asOwner("/api/auth/sign-in", { email, password });
  const profile = "/admin/profile";
  const started = await asOwner(profile, { operation: "startSecondFactor", password });
  const { secret } = JSON.parse(started.text);
  await asOwner(profile, { operation: "confirmSecondFactor", code: appCode(String(secret)) });
  return asOwner;
}
