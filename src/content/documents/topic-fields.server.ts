import { isTopic, topicNames } from "../content-notes.ts";
import { choice, list } from "./fields.server.ts";

const options = Object.entries(topicNames).flatMap(([value, label]) =>
  isTopic(value) ? [{ value, label }] : [],
);

/** What a text's content notes are about. */
export function hardTopics(help: string) {
  return list({
    label: "Hard topics",
    help,
    least: 0,
    most: options.length,
    item: choice({ label: "Topic", options }),
  });
}
