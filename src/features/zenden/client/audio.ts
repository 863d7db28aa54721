/** The one audio context of the room. It is made by a press and by nothing else. */
let context: AudioContext | undefined;

/** The context, awake; nothing where the browser has none. Call it inside the handling of a press. */
export function audioContext(): AudioContext | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext({ latencyHint: "playback" });
  playThroughTheSilentSwitch();
  void context.resume();
  return context;
}

/** Lets the device rest when nothing is to be heard. */
export function restAudio(): void {
  void context?.suspend();
}

// On iPhones the switch at the side silences what does not say that it is meant to be listened to.
function playThroughTheSilentSwitch(): void {
  const session: unknown = Reflect.get(navigator, "audioSession");
  if (typeof session === "object" && session !== null) Reflect.set(session, "type", "playback");
}
