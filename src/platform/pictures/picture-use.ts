import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** A place that shows a picture: what the team calls it, and where they change it. */
export type PictureUse = { title: string; href: string };

/**
 * Tells where a feature shows pictures. Every feature that stores a picture's id lists one under `pictureUses` in its
 * `feature.server.ts`: without it the picture could be deleted while visitors see it.
 */
export type PictureUses = {
  /** The uses of these pictures, by picture id; called inside the transaction that deletes one, too. */
  find(
    services: Services,
    db: Services["store"]["db"] | Tx,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PictureUse[]>>;
  /** Told inside the transaction that changes a picture's description or focal point. */
  changed?(services: Services, tx: Tx): Promise<void>;
};
