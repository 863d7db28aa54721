import { parseArgs } from "node:util";
import * as z from "zod";
import { type Command, type Terminal, UsageError } from "#platform/command.ts";
import { mailedUrl } from "#platform/mail/mailed-links.ts";
import { roles } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { inviteHours, passwordMaxLength, passwordMinLength } from "../rules.ts";
import type { SignInServices } from "../sign-in/reads.server.ts";
import { addMember, inviteAgain, passwordLink } from "../writes/accounts.server.ts";
import { weakPasswordSentence } from "../writes/weak-password.server.ts";
import { disableMember, resetSecondFactor } from "./writes/from-terminal.server.ts";
import { makePasskeysOptional } from "./writes/passkeys-required.server.ts";

export function memberCommands(services: SignInServices): readonly Command[] {
  return [
    {
      name: "add",
      usage: "add EMAIL --role owner|editor|viewer|host|limited [--name NAME] [--password-stdin]",
      summary: "adds a team member",
      async run(args, terminal) {
        const { values, positionals } = parseArgs({
          args: [...args],
          allowPositionals: true,
          options: {
            role: { type: "string" },
            name: { type: "string", default: "" },
            "password-stdin": { type: "boolean", default: false },
          },
        });
        const email = z.email().safeParse(positionals[0]);
        if (!email.success || positionals.length !== 1) throw new UsageError("Give one e-mail address.");
        const role = z.enum(roles).safeParse(values.role);
        if (!role.success) throw new UsageError(`Give a role: ${roles.join(", ")}.`);
        const chosen = { email: email.data, name: values.name };
        const password = values["password-stdin"]
          ? await readPassword(services, chosen, terminal.readInput)
          : undefined;
        const token = await addMember(services, {
          ...chosen,
          role: role.data,
          password,
        });
        terminal.print(`${email.data} is on the team as ${role.data}.`);
        if (token) printLink(services, terminal, token);
        return 0;
      },
    },
    {
      name: "link",
      usage: "link EMAIL",
      summary: "prints a new one-time link that sets a password; opens a closed account again",
      async run(args, terminal) {
        const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
        const email = z.email().safeParse(positionals[0]);
        if (!email.success || positionals.length !== 1) throw new UsageError("Give one e-mail address.");
        const token = await inviteAgain(services, email.data);
        if (token === undefined) {
          terminal.print(`${email.data} is not on the team. Nothing was changed.`);
          return 1;
        }
        printLink(services, terminal, token);
        return 0;
      },
    },
    {
      name: "list",
      usage: "list",
      summary: "the team members, one per line",
      async run(_words, terminal) {
        for (const { id, email, role, state, name } of await listMembers(services))
          terminal.print([id, email, role, state, name].filter(Boolean).join("  "));
        return 0;
      },
    },
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

function printLink({ settings }: Services, terminal: Terminal, token: string): void {
  terminal.print(`This link sets a password, once, within ${inviteHours} hours:`);
  terminal.print(mailedUrl(settings, passwordLink, token));
}

async function readPassword(
  services: Services,
  chosen: { email: string; name: string },
  readInput: () => Promise<string>,
): Promise<string> {
  const password = (await readInput()).replace(/\r?\n$/, "");
  if (password.length < passwordMinLength || password.length > passwordMaxLength)
    throw new UsageError(`A password has ${passwordMinLength} to ${passwordMaxLength} characters.`);
  const weak = await weakPasswordSentence(services, { ...chosen, password });
  if (weak !== undefined) throw new UsageError(weak);
  return password;
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
