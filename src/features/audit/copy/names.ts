import { auditCopy } from "../copy.ts";

const actions: Readonly<Record<string, string>> = auditCopy.actions;

/** Who made a change, in words: somebody's name, the command line, a one-time link, or somebody who has left. */
export function actorName(actor: string, name: string | undefined): string {
  if (actor === "terminal" || actor === "visitor") return auditCopy.actors[actor];
  return name ?? auditCopy.actors.gone;
}

/** What happened, in words; an action of an earlier version keeps its own name. */
export function actionText(action: string): string {
  return actions[action] ?? action;
}
