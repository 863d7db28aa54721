import { describe, expect, it } from "vitest";
import { isStruckBy, struckSelectors } from "./pasted-strikes.ts";

describe("a style that strikes words out", () => {
  it.each([
    "text-decoration:line-through",
    "font-weight:700;text-decoration: line-through;",
    "TEXT-DECORATION:underline line-through",
    "text-decoration-line: line-through; text-decoration-color: initial",
    "text-decoration:none;text-decoration:line-through",
    "text-decoration:line-through solid red",
    "-webkit-text-decoration: line-through",
  ])("is known: %s", (style) => {
    expect(isStruckBy(style)).toBe(true);
  });

  it.each([
    "",
    "text-decoration:none",
    "text-decoration:underline",
    "text-decoration:line-through;text-decoration:none",
    "mso-text-decoration:line-through",
    "font-family:'line-through'",
    "text-decoration",
  ])("is told from others: %j", (style) => {
    expect(isStruckBy(style)).toBe(false);
  });

  it.each([
    ["<style>span.s1 {text-decoration: line-through}</style>", ["span.s1"]],
    [
      "<style><!-- /* Sheet */\n.xl65 {color:red;text-decoration:line-through;}\n.xl66{color:blue} --></style>",
      [".xl65"],
    ],
    ["<style type='text/css'>@media print{.a{text-decoration:line-through}}</style>", [".a"]],
    ["<STYLE>.b , .c{text-decoration:line-through", [".b , .c"]],
    ["<style>p{margin:0}</style><p style='text-decoration:line-through'>x</p>", []],
    ["", []],
  ])("is found in a style sheet: %s", (html, selectors) => {
    expect(struckSelectors(html)).toEqual(selectors);
  });
});
