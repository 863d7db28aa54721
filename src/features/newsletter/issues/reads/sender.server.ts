import { teamSetting } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { type Sender, senderIn, senderSetting } from "../rules/sender.ts";

/** The current newsletter sender; undefined until someone has entered a real name and postal address. */
export async function senderNow(services: Pick<Services, "store">): Promise<Sender | undefined> {
  return senderIn(await teamSetting(services, senderSetting));
}
