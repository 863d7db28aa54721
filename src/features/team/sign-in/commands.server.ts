import { parseArgs } from "node:util";
import * as z from "zod";
import { type Command, type Terminal, UsageError } from "#platform/terminal/command.ts";
import type { SignInServices } from "./reads.server.ts";
import { disableMember, resetSecondFactor } from "./writes.server.ts";

/** `disable` and `reset-2fa`: for when someone leaves or loses a phone. */
export function signInCommands(services: SignInServices): readonly Command[] {
  return [
    {
      name: "disable",
      usage: "disable EMAIL",
      summary: "closes a team member's account and ends their sessions",
      run: (args, terminal) =>
        forPerson(args, terminal, {
          act: (email) => disableMember(services, email),
          done: "can no longer sign in, and is signed out everywhere.",
        }),
    },
    {
      name: "reset-2fa",
      usage: "reset-2fa EMAIL",
      summary: "resets a team member's second factor, passkeys too, and ends their sessions",
      run: (args, terminal) =>
        forPerson(args, terminal, {
          act: (email) => resetSecondFactor(services, email),
          done: "signs in with the password alone now, has no passkeys anymore, and is signed out everywhere.",
        }),
    },
  ];
}

async function forPerson(
  args: readonly string[],
  terminal: Terminal,
  { act, done }: { act(email: string): Promise<boolean>; done: string },
): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const email = z.email().safeParse(positionals[0]);
  if (!email.success || positionals.length !== 1) throw new UsageError("Give one e-mail address.");
  const wasFound = await act(email.data);
  terminal.print(
    wasFound ? `${email.data} ${done}` : `${email.data} is not on the team. Nothing was changed.`,
  );
  return wasFound ? 0 : 1;
}
