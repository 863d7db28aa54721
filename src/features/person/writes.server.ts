import { recordAudit } from "#features/audit/writes.server.ts";
import type { Actor } from "#features/permissions/access.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { type PersonRecord, type PersonView, personView } from "./reads/view.server.ts";
import { auditEveryMinutes } from "./rules.ts";

/** Opens the view of a person, and records that the team member did, by the record that named the person. */
export async function viewPerson(
  services: Services,
  actor: Actor,
  record: PersonRecord & { cursor?: string | undefined },
): Promise<PersonView> {
  const view = await personView(services, actor, record);
  await noteView(services, actor, record.id);
  return view;
}

const action = "person.viewed";

async function noteView(services: Services, actor: Actor, subject: string): Promise<void> {
  const { store, clock } = services;
  // The screen reads itself again after each press, and a page of the timeline is the same view.
  const known = await store.db
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", subject)
    .where("action", "=", action)
    .where("actor", "=", actor.id)
    .where("at", ">", instantAfter(clock, -auditEveryMinutes * minute))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await store.transact((tx) => recordAudit(tx, services, { actor, action, subject }));
}
