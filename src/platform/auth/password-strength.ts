/** Why a password is easy to guess: it's common, contains the person's own details, or is a simple pattern. */
type Weakness = "common" | "personal" | "simple";

/** At ten thousand guesses per second against a stolen hash, this many take eleven days. */
const fewestGuesses = 10;
/** Longer input doesn't change the result and takes seconds to analyze. */
const looked = 64;
/** The minimum length of a password without the person's own details. */
const fewestOther = 8;

// The word lists take time and memory to load, so they are imported when the first password is chosen.
async function openGuesser() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: looked });
}
let guesser: ReturnType<typeof openGuesser> | undefined;

/**
 * What makes a password easy to guess; undefined if nothing does. `own` is what somebody who knows the person or the
 * site would try first: the name, the address, the host.
 */
export async function weaknessOf(password: string, own: readonly string[]): Promise<Weakness | undefined> {
  const text = password.normalize("NFKC").slice(0, looked);
  const words = personalWords(own);
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

/** The words of names and addresses, whole and in parts, longest first. */
function personalWords(own: readonly string[]): readonly string[] {
  const parts = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return [...new Set(plain.filter((part) => part.length > 2))].toSorted(
    (one, other) => other.length - one.length,
  );
}
