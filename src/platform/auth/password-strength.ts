/** Why a password is easily guessed: a common one, one made of the person's own words, or a simple pattern. */
export type Weakness = "common" | "personal" | "simple";

/** A guesser who tries ten thousand a second against a stolen hash needs eleven days for so many. */
const fewestGuesses = 10;
/** What follows adds nothing to the answer, and looking through it takes seconds. */
const looked = 64;
/** So much of a password has to be something else than one's own words. */
const fewestOther = 8;

// Its lists take a moment and a few megabytes, so they come with the first password that is chosen.
async function openGuesser() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: looked });
}
let guesser: ReturnType<typeof openGuesser> | undefined;

/**
 * What makes a password easy to guess; undefined where nothing does. `own` is what somebody who knows the person or the
 * site would try first: the name, the address, the host.
 */
export async function weaknessOf(password: string, own: readonly string[]): Promise<Weakness | undefined> {
  const text = password.normalize("NFKC").slice(0, looked);
  const words = ownCopy(own);
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const other = words.reduce((left, word) => left.replaceAll(word, ""), bare);
  if (other !== bare && other.length < fewestOther) return "personal";
  if (/^\p{N}*$/u.test(bare)) return "simple";
  guesser ??= openGuesser();
  const { guessesLog10, sequence } = (await guesser).check(text, [...words]);
  if (guessesLog10 >= fewestGuesses) return undefined;
  const names = sequence.map((match) => String(Reflect.get(match, "dictionaryName") ?? ""));
  if (names.includes("userInputs")) return "personal";
  return names.some((name) => name.startsWith("passwords")) ? "common" : "simple";
}

/** Names and addresses, whole and in parts, the longest first. */
function ownCopy(own: readonly string[]): readonly string[] {
  const parts = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return [...new Set(plain.filter((part) => part.length > 2))].toSorted(
    (one, other) => other.length - one.length,
  );
}
