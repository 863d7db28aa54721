import { type FeatureServices, features } from "#features/index.server.ts";
import { type Command, type Terminal, UsageError } from "#platform/command.ts";
import { keyCommands } from "./key-commands.ts";

/**
 * Finds the command that the first arguments name and runs it with the rest.
 * @returns the exit code: 0 done, 1 not found, 2 wrong usage.
 */
export async function runCommand(
  services: FeatureServices,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const commands = [
    ...features.flatMap((feature) => feature.commands?.(services) ?? []),
    ...keyCommands(services),
  ];
  const command = commands.find(({ name }) => `${args.join(" ")} `.startsWith(`${name} `));
  if (!command) {
    for (const line of overview(commands)) terminal.print(line);
    return args.length === 0 || args[0] === "help" ? 0 : 2;
  }
  try {
    return await services.asSite(() => command.run(args.slice(command.name.split(" ").length), terminal));
  } catch (error) {
    if (!isUsage(error)) throw error;
    terminal.print(error.message);
    terminal.print(`Usage: script/admin ${command.usage}`);
    return 2;
  }
}

// Node's argument parser throws a TypeError with a code for unknown arguments.
function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && String(Reflect.get(error, "code")).startsWith("ERR_PARSE_ARGS");
}

function overview(commands: readonly Command[]): string[] {
  return [
    "Usage: script/admin COMMAND",
    "  doctor",
    "      Checks settings, permissions, disk, key, database, clock, mail and backups, and says what to do.",
    ...commands.map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
  ];
}
