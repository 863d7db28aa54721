import { newsletterHolder } from "#features/newsletter/writes/personal.server.ts";
import type { PersonalHolder } from "#platform/personal-data/holder.ts";
import { dropLettersOf } from "./erase.server.ts";

/** The address on the list, with the mails of letters that were or would be sent there. */
export const letterHolder: PersonalHolder = {
  ...newsletterHolder,
  tables: [...newsletterHolder.tables, "letter_mails"],
  async prepareErasure(services, email) {
    const eraseFromTheList = await newsletterHolder.prepareErasure?.(services, email);
    return async (tx) => {
      const erased = (await eraseFromTheList?.(tx)) ?? { count: 0, ids: [] };
      for (const id of erased.ids) await dropLettersOf(tx, services, id);
      return erased;
    };
  },
};
