import { redirect } from "react-router";
import { screenLoader } from "#web/admin/screen-loader.server.ts";
import { hostAddress } from "../reads/meetings.server.ts";

/** The host's own way in: leads to the meeting's address, which is in no page. It has nothing to show. */
export const loader = screenLoader(
  async ({ services, actor, params: { group = "", date = "" } }): Promise<{ title: string }> => {
    const address = await hostAddress(services, actor, { groupId: group, dateKey: date });
    throw redirect(address, { headers: { "cache-control": "no-store" } });
  },
);
