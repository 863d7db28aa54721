const shape = /^kinward-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.backup$/;

/** The file name of a backup made at an instant, such as kinward-2026-11-22T04-00-00-000Z.backup. */
export function backupName(madeAt: string): string {
  return `kinward-${madeAt.replaceAll(/[:.]/g, "-")}.backup`;
}

/** When a backup of this name was made; undefined if the site didn't choose the name. */
export function madeAtOf(name: string): Date | undefined {
  const [, date, hours, minutes, seconds, milliseconds] = shape.exec(name) ?? [];
  if (date === undefined) return undefined;
  const madeAt = new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
}
