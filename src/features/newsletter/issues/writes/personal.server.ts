import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import { subscriberListSource } from "../../writes/personal.server.ts";
import { eraseFromList } from "../../writes.server.ts";
import { subscriberPerson } from "../reads/person.server.ts";
import { dropIssuesOf } from "./erase.server.ts";

/** The subscriber's address in issues, with the emails sent or queued to it. */
export const subscriberSource: PersonalDataSource = {
  ...subscriberListSource,
  tables: [...subscriberListSource.tables, "letter_mails"],
  person: subscriberPerson,
  eraseAgain: {
    async "subscribers.erased"(services, tx, id) {
      const existed = await eraseFromList(tx, services, { subscriberId: id, page: "script/restore" });
      await dropIssuesOf(tx, services, id);
      return existed;
    },
  },
  async prepareErasure(services, email) {
    const eraseFromTheList = await subscriberListSource.prepareErasure?.(services, email);
    return async (tx) => {
      const erased = (await eraseFromTheList?.(tx)) ?? { count: 0, ids: [] };
      for (const id of erased.ids) await dropIssuesOf(tx, services, id);
      return erased;
    };
  },
};
