import type { Actor } from "#features/permissions/access.ts";
import { type AdminEndpoint, adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { settingMessages } from "../copy.ts";

type SettingEndpoint<Input> = Pick<
  AdminEndpoint<Input>,
  "operationId" | "withoutRecentSignIn" | "summary" | "input" | "example"
> & {
  /** Below /admin/settings. */
  path: string;
  change(services: Services, actor: Actor, input: Input): Promise<void>;
};

/** The endpoint that changes one setting of the team. */
export function settingEndpoint<Input>(
  services: Services,
  { path, change, ...definition }: SettingEndpoint<Input>,
) {
  const body = { message: settingMessages.changed };
  return adminEndpoint<Input>({
    ...definition,
    method: "patch",
    path: `/admin/settings/${path}`,
    permission: "settings.manage",
    answer: { status: 200, description: "The change is saved.", example: body },
    async handle(input, { actor }) {
      await change(services, actor, input);
      return { status: 200, body };
    },
  });
}
