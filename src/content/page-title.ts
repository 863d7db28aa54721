import { site } from "./site.ts";

/** Search results cut off what is longer. */
export const longestTitle = 60;

/** A page's title and the organization's name, with the first of the words between them that fit; else the title alone. */
export function titleWithName(title: string, between: readonly string[] = [""]): string {
  const whole = between.map((words) => `${title}${words} - ${site.productName}`);
  return whole.find(({ length }) => length <= longestTitle) ?? title;
}
