import { safeText } from "#platform/http/safe-string.ts";
import { settingMessages } from "./copy.ts";

/** The stored value the client loaded; "" for the default (optimistic locking). */
export const storedBefore = safeText({ max: 10_000, sentence: settingMessages.unreadable });
