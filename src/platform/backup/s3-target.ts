import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { S3mini, type UploadPart } from "s3mini";
import * as z from "zod";
import { hour } from "#platform/clock/clock.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupTarget, madeAtOf, type StagedBackup } from "./backup-target.ts";
import { type AnswerBudget, listingBytes, type Patience, s3Fetch } from "./s3-fetch.ts";
import { codeOfS3, mayPass, sentenceForS3 } from "./s3-problems.ts";
import { sumOf } from "./whole-file.ts";

type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or ending with a slash. */
  prefix: string;
  keyId: string;
  secret: string;
};

/** Larger files are sent in parts of this size, so that one part at a time is in memory. */
const partBytes = 8 * 1024 * 1024;
/** A service accepts 10,000 parts. */
const mostParts = 9_000;
const attempts = 4;
const firstPauseMs = 250;

/**
 * Backups in a bucket of any service with Amazon's S3 interface. Requests are signed, go only to the address in the
 * settings, and never follow a redirect.
 */
export function s3Target(bucket: Bucket, patience?: Patience): BackupTarget {
  const { endpoint, prefix } = bucket;
  const client = (budget?: AnswerBudget) =>
    new S3mini({
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      endpoint: `${new URL(endpoint).origin}/${bucket.bucket}`,
      region: bucket.region,
      fetch: s3Fetch(patience, budget),
    });
  const s3 = client();
  const host = new URL(endpoint).host;
  const place = `s3://${bucket.bucket}/${prefix} at ${host}`;
  const keyOf = (name: string) => prefix + name;
  const named = { host, bucket: bucket.bucket };

  /** Repeats what may pass by itself, with growing pauses, and turns the last failure into a sentence. */
  async function tried<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let left = attempts - 1; ; left -= 1) {
      try {
        return await attempt();
      } catch (cause) {
        if (cause instanceof BackupError) throw cause;
        const code = codeOfS3(cause);
        if (left === 0 || !mayPass(cause)) throw new BackupError(sentenceForS3(code, named), { code, cause });
        await pause(firstPauseMs * 2 ** (attempts - 1 - left));
      }
    }
  }

  async function readBack(name: string): Promise<Readable> {
    const response = await tried(() => s3.getObjectResponse(keyOf(name)));
    if (!response?.body)
      throw new BackupError(`There is no backup ${name} in ${place}.`, { code: "NoSuchKey" });
    return Readable.from(response.body);
  }

  async function send({ path, name, bytes }: StagedBackup): Promise<void> {
    const file = await open(path);
    try {
      const partSize = Math.max(partBytes, Math.ceil(bytes / mostParts));
      const piece = async (from: number) => {
        const length = Math.min(partSize, bytes - from);
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
        return buffer;
      };
      const key = keyOf(name);
      if (bytes <= partSize) {
        const whole = await piece(0);
        await tried(() => s3.putObject(key, whole));
        return;
      }
      const upload = await tried(() => s3.getMultipartUploadId(key));
      try {
        const parts: UploadPart[] = [];
        for (let from = 0; from < bytes; from += partSize) {
          const part = await piece(from);
          parts.push(await tried(() => s3.uploadPart(key, upload, part, parts.length + 1)));
        }
        await tried(() => s3.completeMultipartUpload(key, upload, parts));
      } catch (error) {
        await s3.abortMultipartUpload(key, upload).catch(() => undefined);
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  return {
    place,
    async put(backup) {
      await send(backup);
      const stored = await tried(async () => sumOf(await readBack(backup.name)));
      if (stored.bytes === backup.bytes && stored.sha256 === backup.sha256) return;
      await s3.deleteObject(keyOf(backup.name)).catch(() => undefined);
      throw new BackupError(
        `What ${place} gave back isn't what was sent, so it was removed. Earlier backups were kept.`,
        { code: "changed" },
      );
    },
    async list() {
      // A client of its own: the pages of a listing are bounded together.
      const objects = await tried(() => client({ left: listingBytes }).listObjects("/", prefix));
      if (objects === null)
        throw new BackupError(sentenceForS3("NoSuchBucket", named), { code: "NoSuchBucket" });
      return objects
        .flatMap(({ Key: key, Size: bytes }) => {
          const name = key.slice(prefix.length);
          const madeAt = madeAtOf(name);
          return madeAt ? [{ name, bytes, madeAt }] : [];
        })
        .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    },
    read: readBack,
    async fetch(name, path) {
      const stored = await readBack(name);
      try {
        await pipeline(stored, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      } catch (cause) {
        const code = codeOfS3(cause);
        throw new BackupError(sentenceForS3(code, named), { code, cause });
      }
    },
    async remove(name) {
      await tried(() => s3.deleteObject(keyOf(name)));
    },
    async tidy(now) {
      const uploads = unfinishedUploads(await tried(() => s3.listMultipartUploads("/", prefix)));
      for (const { key, id, startedAt } of uploads) {
        // A younger one may be in the making by another process.
        const isOld = now.getTime() - startedAt.getTime() > hour;
        if (isOld && madeAtOf(key.slice(prefix.length))) await tried(() => s3.abortMultipartUpload(key, id));
      }
    },
  };
}

/** Lists a bucket, which also checks its key. @returns what is wrong with it, if anything. */
export async function problemOfBucket(bucket: Bucket): Promise<string | undefined> {
  try {
    await s3Target(bucket).list();
    return undefined;
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
}

type Upload = { key: string; id: string; startedAt: Date };

const uploadShape = z.object({ Key: z.string(), UploadId: z.string(), Initiated: z.string() });
const answerShape = z.object({
  ListMultipartUploadsResult: z.object({
    Upload: z.union([z.array(uploadShape), uploadShape.transform((one) => [one])]).optional(),
  }),
});

/** Uploads that were begun and neither completed nor broken off, from a service's answer. */
function unfinishedUploads(answer: unknown): readonly Upload[] {
  const parsed = answerShape.safeParse(answer);
  if (!parsed.success) return [];
  return (parsed.data.ListMultipartUploadsResult.Upload ?? []).map(({ Key, UploadId, Initiated }) => ({
    key: Key,
    id: UploadId,
    startedAt: new Date(Initiated),
  }));
}
