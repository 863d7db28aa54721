import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ExerciseCopy, ZendenPage } from "#content/pages/zenden.ts";
import type { Exercise } from "#content/zenden/exercise.ts";
import { Button } from "#ui/button.tsx";
import { type Choice, planOf, usualChoice } from "../rules.ts";
import { Chips, MainButtons, RoundButton } from "./controls.tsx";
import { ExerciseFacts } from "./exercise-facts.tsx";
import { Footnote } from "./footnote.tsx";
import { Moon, Scene } from "./scene.tsx";
import { ChoicesSheet, Sheet, SoundsSheet } from "./sheets.tsx";
import { useAnnouncement, useCues } from "./use-cues.ts";
import { useNightSound } from "./use-night-sound.ts";
import { useFullScreen, useWakeLock } from "./use-screen.ts";
import { useSession } from "./use-session.ts";

type RoomProps = {
  page: Pick<ZendenPage, "heading" | "introduction" | "picture" | "wide" | "room">;
  exercise: Exercise;
  exercises: readonly Exercise[];
  onExercise: (id: string) => void;
  copy: ExerciseCopy;
  /** Links to the exercises as text, and to help lines. */
  inWordsId: string;
  helpId: string;
  closeLabel: string;
  newTab: string;
};

type OpenPanel = "sounds" | "choices" | "info";

export function Room(props: RoomProps) {
  const { page, exercise, exercises, onExercise, copy, inWordsId, helpId, closeLabel, newTab } = props;
  const { room } = page;
  const evenPace = room.choices.paces.find(({ id }) => id === room.choices.usualPace)?.factor ?? 1;
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [holds, setHolds] = useState<string>();
  // Read after hydration: what is stored on the device isn't in the served page.
  useEffect(() => setHolds(storedHolds()), []);
  const choice = choices[exercise.id] ?? usualChoice(exercise, evenPace, holds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is new when one of the three choices is.
  const plan = useMemo(
    () => planOf(exercise, choice),
    [exercise, choice.lengthId, choice.variantId, choice.pace],
  );
  const session = useSession(plan);
  const { phase, moment } = session;
  const running = phase === "running";
  const step = moment?.beat.step;

  const element = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const soundButton = useRef<HTMLButtonElement>(null);
  const choicesButton = useRef<HTMLButtonElement>(null);
  const infoButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenPanel>();
  const { possible, full, toggle } = useFullScreen(element);
  const sound = useNightSound(room.sounds.usualTimer, room.sounds.mediaTitle);
  const cues = useCues(phase, moment);
  const announcement = useAnnouncement({
    phase,
    moment,
    exercise,
    room,
    otherCues: cues.cues.tone || cues.cues.vibration,
  });
  useWakeLock(running);

  function open(panel: OpenPanel, from: typeof opener): void {
    opener.current = from.current;
    setOpened(panel);
  }
  function choose(next: Choice): void {
    setChoices({ ...choices, [exercise.id]: next });
    if (!exercise.variants?.aboutHolds || next.variantId === choice.variantId) return;
    setHolds(next.variantId);
    storeHolds(next.variantId);
  }
  const sheet = (panel: OpenPanel, title: string, content: ReactNode) => (
    <Sheet
      closeLabel={closeLabel}
      onClose={() => setOpened((now) => (now === panel ? undefined : now))}
      open={opened === panel}
      opener={opener}
      title={title}
    >
      {opened === panel ? content : null}
    </Sheet>
  );

  const length = exercise.lengths.find(({ id }) => id === choice.lengthId) ?? exercise.lengths[0];
  const counted = moment && exercise.counted ? `, ${moment.count} ${room.of} ${moment.beat.counts}` : "";
  const [word, how] = step
    ? phase === "paused"
      ? [room.paused, step.word]
      : [step.word, `${step.how}${counted}`]
    : phase === "ended"
      ? [exercise.ending.word, ""]
      : [exercise.title, room.ready];
  const line = step?.guide ?? (phase === "ended" ? exercise.ending.text : exercise.lead);

  return (
    <section
      aria-label={room.label}
      className="zenden-room relative isolate flex flex-col overflow-hidden bg-bg text-ink [--kw-ring:0_0_0_2px_var(--kw-focus-gap),0_0_0_5px_var(--kw-focus)]"
      data-closes-on-escape={full ? "" : undefined}
      data-theme="dark"
      id={room.id}
      ref={element}
    >
      <Scene tall={page.picture} wide={page.wide} />
      <div className="mx-auto w-full max-w-page px-gutter pt-7 text-center lg:pt-14 lg:text-left">
        <h1 className="font-display text-h1 lg:text-display">{page.heading}</h1>
        {/* Always three lines high, so that the moon doesn't move. */}
        <p className="mx-auto min-h-[4.65em] max-w-[24rem] text-body leading-[1.55] lg:mx-0 lg:max-w-[25rem] lg:text-lead">
          {phase === "idle" && exercise === exercises[0] ? page.introduction : line}
        </p>
      </div>
      <div className="zenden-moon flex grow flex-col items-center gap-3 pt-3 pb-6">
        <Moon elapsed={session.elapsed} how={how} moment={moment} phase={phase} word={word} />
        <div className="h-11">
          {step?.guide !== undefined && running ? (
            <Button onClick={session.next} size="small" variant="outline">
              {room.next}
            </Button>
          ) : null}
        </div>
      </div>
      {possible ? (
        <RoundButton
          className="absolute top-5 right-5 size-11"
          icon={full ? "shrink" : "expand"}
          label={full ? room.leaveFullScreen : room.fullScreen}
          onPress={toggle}
        />
      ) : null}
      <div className="zenden-dock border-t border-line bg-bg/94 px-5 pt-4 pb-5">
        <div className="@container noscript:hidden">
          <Chips chosen={exercise.id} exercises={exercises} label={room.choose} onChoose={onExercise} />
          {/* With larger text, the large button has a line of its own. */}
          <div className="mt-2.5 flex justify-center gap-2.5 sm:gap-3.5 @max-[16rem]:flex-wrap">
            <RoundButton
              icon="sound"
              label={room.sounds.open}
              lit={sound.state.playing !== undefined}
              onPress={() => open("sounds", soundButton)}
              opens
              ref={soundButton}
            />
            <MainButtons
              choices={
                <RoundButton
                  icon="choices"
                  label={room.choices.open}
                  onPress={() => open("choices", choicesButton)}
                  opens
                  ref={choicesButton}
                />
              }
              onPause={session.pause}
              onResume={() => {
                cues.wake();
                session.resume();
              }}
              onStart={() => {
                cues.wake();
                session.start();
              }}
              onStop={session.stop}
              phase={phase}
              copy={room}
            />
            <RoundButton
              icon="info"
              label={room.info.open}
              onPress={() => open("info", infoButton)}
              opens
              ref={infoButton}
            />
          </div>
        </div>
        <Footnote helpId={helpId} inWordsId={inWordsId} length={length} room={room} stop={exercise.stop} />
      </div>
      <p aria-live="polite" className="sr-only" data-said="">
        {announcement}
      </p>
      {sheet(
        "sounds",
        room.sounds.open,
        <SoundsSheet
          onMinutes={sound.setMinutes}
          onPlay={sound.play}
          onStop={sound.stop}
          onVolume={sound.setVolume}
          state={sound.state}
          copy={room.sounds}
        />,
      )}
      {sheet(
        "choices",
        room.choices.open,
        <ChoicesSheet
          canVibrate={cues.canVibrate}
          choice={choice}
          cues={cues.cues}
          exercise={exercise}
          onChoose={choose}
          onCues={cues.choose}
          copy={room.choices}
        />,
      )}
      {sheet(
        "info",
        exercise.title,
        <>
          <p className="text-ink-soft">{exercise.lead}</p>
          <ExerciseFacts exercise={exercise} level="h3" newTab={newTab} copy={copy} />
        </>,
      )}
    </section>
  );
}

/** Whether breaths are held, stored only on the device. Only "without" is stored. */
const key = "zenden-holds";
const without = "without";

/** The last choice; undefined for the default. */
function storedHolds(): string | undefined {
  try {
    return localStorage.getItem(key) === without ? without : undefined;
  } catch {
    // Storage is blocked; the exercise starts with the default.
    return undefined;
  }
}

function storeHolds(variantId: string | undefined): void {
  try {
    if (variantId === without) localStorage.setItem(key, without);
    else localStorage.removeItem(key);
  } catch {
    // The same; the choice applies until the page is closed.
  }
}
