import { refusalOf } from "#platform/browser/refusal.ts";
import { passkeyAnswers, passkeyProblems } from "../copy/passkeys.ts";

type Added = { message: string; codes: readonly string[] };

type Steps<Made extends { id: string }> = {
  create(): Promise<Made>;
  send(made: Made): Promise<Added>;
  /** Whether the server has a passkey that it didn't have before. */
  isAdded(): Promise<boolean>;
  /** Tells the device that the site doesn't know a passkey, so that it can delete it. */
  forget(id: string): Promise<unknown>;
  wait(ms: number): Promise<unknown>;
};

/** A passkey is in the device that doesn't work here, or nobody knows whether it does. The message is for people. */
export class PasskeyLeftOver extends Error {
  override readonly name = "PasskeyLeftOver";
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Milliseconds between the questions of whether a passkey was added whose answer got lost. */
const pauses = [2_000, 4_000, 8_000];

/**
 * Makes a passkey and adds it. Its device has it before the server does: if the server refuses it, or the connection is
 * lost, the server is asked what became of it, and the device is told to forget what doesn't work.
 * @throws {PasskeyLeftOver} with what to do about the one in the device; whatever `create` throws, which left none there.
 */
export async function makePasskey<Made extends { id: string }>(
  steps: Steps<Made>,
  site: string,
): Promise<Added> {
  const made = await steps.create();
  const giveUp = async (message: string, fields?: Readonly<Record<string, string>>): Promise<never> => {
    // Few devices can do it, and none says whether it did.
    await steps.forget(made.id).catch(() => undefined);
    throw new PasskeyLeftOver(`${message} ${passkeyProblems.leftOver(site)}`, fields);
  };
  try {
    return await steps.send(made);
  } catch (error) {
    const refusal = refusalOf(error);
    // A proxy's error says nothing of what the server did.
    if (refusal?.message !== undefined && refusal.status < 500)
      return giveUp(refusal.message, refusal.fields);
  }
  let missing = 0;
  for (const pause of pauses) {
    await steps.wait(pause);
    const isAdded = await steps.isAdded().catch(() => undefined);
    if (isAdded) return { message: passkeyAnswers.addedUnheard, codes: [] };
    if (isAdded === false) missing += 1;
  }
  // Asked once, what was sent could still be on its way.
  if (missing > 1) return giveUp(passkeyProblems.lost);
  throw new PasskeyLeftOver(`${passkeyProblems.unknown} ${passkeyProblems.leftOver(site)}`);
}
