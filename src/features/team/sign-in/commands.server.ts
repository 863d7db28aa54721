import { parseArgs } from "node:util";
import * as z from "zod";
import { type Command, type Terminal, UsageError } from "#platform/command.ts";
import { makePasskeysOptional } from "../members/writes/passkeys-required.server.ts";
import type { SignInServices } from "./reads.server.ts";
import { disableMember, resetSecondFactor } from "./writes.server.ts";

/** `disable`, `reset-2fa` and `passkeys-optional`: for when someone leaves, loses a phone or is shut out. */
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
    {
      name: "passkeys-optional",
      usage: "passkeys-optional",
      summary: "no longer requires passkeys of the team, so that codes of apps sign in again",
      async run(args, terminal) {
        if (args.length > 0) throw new UsageError("Give nothing after passkeys-optional.");
        const wereRequired = await makePasskeysOptional(services, "terminal");
        terminal.print(
          wereRequired
            ? "Passkeys are optional now. Codes of apps sign in again."
            : "Passkeys were not required. Nothing was changed.",
        );
        return 0;
      },
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
