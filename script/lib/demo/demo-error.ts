/** Why a demo isn't started. The message says what to do, for whoever typed the command. */
export class DemoError extends Error {
  override readonly name = "DemoError";
}
