/** What the organization calls itself, as fields. */
import * as z from "zod/mini";
import { identityDocument } from "../current.ts";
import { sheetFile } from "../downloads/all.ts";
import { editable } from "./editable.server.ts";
import { group, longText, noted, optional, plainText } from "./fields.server.ts";

const longestName = 80;
/** Phones cut off longer names below an icon. */
const longestShortName = 14;

/** Mail programs, calendars and search engines read names, and none of them agrees on what these characters mean. */
const notInNames = /[<>{}\\\n]/;

const name = (described: { label: string; help: string }, max: number) =>
  noted(
    plainText(max).check(
      z.refine((value) => !notInNames.test(value), "Please leave out < > { } and \\"),
      z.refine((value) => /[\p{L}\p{N}]/u.test(value), "Please use at least one letter or number"),
    ),
    { kind: "text", max, literal: true, ...described },
  );

/** The organization's name, which all texts say where they have {name}. */
export const identity = editable({
  document: identityDocument,
  inFrame: true,
  title: "Name of your organization",
  about: "The name that pages, emails, files and the admin use, and the sentence at the foot of each page.",
  launch: "Enter your organization’s name",
  preview: "/",
  firstField: "name",
  paper: sheetFile("support-map"),
  schema: () =>
    group(
      { label: "Name of your organization" },
      {
        name: name(
          {
            label: "Name",
            help: "As visitors know it. The legal name is under “Addresses and links”. Texts that have {name} say it everywhere as soon as you publish.",
          },
          longestName,
        ),
        shortName: optional(
          name(
            {
              label: "Short name",
              help: "For the icon on a phone’s home screen, where there’s room for about 12 letters.",
            },
            longestShortName,
          ),
        ),
        promise: longText({ label: "What you stand for", max: 160 }),
      },
    ),
});
