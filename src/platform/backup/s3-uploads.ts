import * as z from "zod";

type Upload = { key: string; id: string; startedAt: Date };

const uploadShape = z.object({ Key: z.string(), UploadId: z.string(), Initiated: z.string() });
const answerShape = z.object({
  ListMultipartUploadsResult: z.object({
    Upload: z.union([z.array(uploadShape), uploadShape.transform((one) => [one])]).optional(),
  }),
});

/** Uploads that were begun and neither completed nor broken off, from a service's answer. */
export function unfinishedUploads(answer: unknown): readonly Upload[] {
  const parsed = answerShape.safeParse(answer);
  if (!parsed.success) return [];
  return (parsed.data.ListMultipartUploadsResult.Upload ?? []).map(({ Key, UploadId, Initiated }) => ({
    key: Key,
    id: UploadId,
    startedAt: new Date(Initiated),
  }));
}
