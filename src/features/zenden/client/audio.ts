/** The page's only audio context, created by a user gesture. */
let context: AudioContext | undefined;

/** The running context; undefined if the browser has none. Call it inside a press handler. */
export function audioContext(): AudioContext | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext({ latencyHint: "playback" });
  playThroughTheSilentSwitch();
  void context.resume();
  return context;
}

/** Suspends the context when nothing is playing, to save battery. */
export function restAudio(): void {
  void context?.suspend();
}

// On iPhones, the mute switch silences audio that isn't declared as playback.
function playThroughTheSilentSwitch(): void {
  const session: unknown = Reflect.get(navigator, "audioSession");
  if (typeof session === "object" && session !== null) Reflect.set(session, "type", "playback");
}
