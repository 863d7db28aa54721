import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toast,
  toastDuration,
  toastHotkey,
  toastLimit,
  toastRemovalDelay,
  toastSwipeThreshold,
} from "./store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test("the figures of the notifications", () => {
  expect({ toastLimit, toastDuration, toastRemovalDelay, toastSwipeThreshold, toastHotkey }).toEqual({
    toastLimit: 1,
    toastDuration: 5000,
    toastRemovalDelay: 1_000_000,
    toastSwipeThreshold: 50,
    toastHotkey: "F8",
  });
});

test("a new notification takes the place of the old", () => {
  toast({ title: "First" });
  toast({ title: "Second", description: "Words", variant: "destructive" });
  expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([["Second", true]]);
});

test("a dismissed notification closes at once and leaves the store after 1,000,000 ms", () => {
  const id = toast({ title: "Sent" });
  dismissToast(id);
  expect(currentToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(toastRemovalDelay - 1);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test("the old one's removal does not touch the one that replaced it", () => {
  dismissToast(toast({ title: "Old" }));
  toast({ title: "New" });
  vi.advanceTimersByTime(toastRemovalDelay);
  expect(currentToasts().map(({ title }) => title)).toEqual(["New"]);
});

test("listeners hear of every change until they stop", () => {
  const heard = vi.fn();
  const stop = subscribeToToasts(heard);
  const id = toast({ title: "Sent" });
  dismissToast(id);
  dismissToast(id);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  toast({ title: "Later" });
  expect(heard).toHaveBeenCalledTimes(2);
});
