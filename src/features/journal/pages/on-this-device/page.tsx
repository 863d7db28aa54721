import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type DeviceKind, deviceKinds, onThisDevice } from "#content/pages/on-this-device.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { erase, keptOf, type StoredSize } from "./kept-here.ts";

/** Sizes are read in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return { page: onThisDevice, kinds: deviceKinds, siteUrl, ...trailOf(onThisDevice, siteUrl) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function OnThisDevice() {
  const { page, kinds } = useLoaderData<typeof loader>();
  const { limits } = page;
  return (
    <Section tight width="narrow">
      <Trail />
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="text-lead text-ink-soft">{page.introduction}</p>
      <p className="mt-4 hidden font-semibold noscript:block">{page.withoutScript}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <KeptList kinds={kinds} page={page} />
      </div>
      <section aria-labelledby="limits" className="mt-12">
        <Heading level={2} size={3} id="limits">
          {limits.heading}
        </Heading>
        <ul className="mt-3 grid list-disc gap-2 pl-6 text-ink-soft">
          {limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4">
          <a className="text-link-inline" href={limits.link.href}>
            {limits.link.text}
          </a>
        </p>
      </section>
    </Section>
  );
}

type KeptListProps = { kinds: readonly DeviceKind[]; page: typeof onThisDevice };

type EraseTarget = DeviceKind["id"] | "everything";

function KeptList({ kinds, page }: KeptListProps) {
  const { list, all } = page;
  const [sizes, setSizes] = useState<ReadonlyMap<string, StoredSize>>();
  const [confirming, setConfirming] = useState<EraseTarget>();
  const [notice, setNotice] = useState<{ of: EraseTarget; sentence: string }>();

  async function measure(): Promise<void> {
    setSizes(new Map(await Promise.all(kinds.map(async (kind) => [kind.id, await keptOf(kind)] as const))));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the kinds are those of the page.
  useEffect(() => {
    void measure();
  }, []);

  async function eraseThese(of: EraseTarget): Promise<void> {
    setConfirming(undefined);
    // What nobody can decrypt without the key goes with it.
    const withKey = kinds.some(({ id, store }) => id === of && store === "key");
    const results = await Promise.allSettled(
      kinds
        .filter(({ id, encrypted }) => of === "everything" || id === of || (withKey && encrypted))
        .map(erase),
    );
    const failed = results.some(({ status }) => status === "rejected");
    setNotice({ of, sentence: failed ? list.failed : of === "everything" ? all.done : list.done });
    await measure();
    document.getElementById(`${of}-heading`)?.focus();
  }

  const question = (of: EraseTarget, sentence: string) => (
    <div className="mt-3">
      {confirming === of ? (
        <div className="grid gap-3 rounded-lg bg-warning-bg px-5 py-4 text-small text-warning" role="alert">
          <p>{sentence}</p>
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => eraseThese(of)} size="small" variant="outline">
              {list.yes}
            </Button>
            <Button onClick={() => setConfirming(undefined)} size="small" variant="outline">
              {list.no}
            </Button>
          </p>
        </div>
      ) : null}
      <p className="text-small font-semibold empty:hidden" role="status">
        {notice?.of === of ? notice.sentence : null}
      </p>
    </div>
  );

  return (
    <>
      <ul className="border-t border-line">
        {kinds.map((kind) => {
          const amount = sizes?.get(kind.id);
          return (
            <li className="border-b border-line py-5" key={kind.id}>
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
                <div className="min-w-0 flex-1 basis-72">
                  <h2 className="text-h4 font-display focus-ring" id={`${kind.id}-heading`} tabIndex={-1}>
                    {kind.title}
                  </h2>
                  <p className="text-small text-ink-soft">{kind.text}</p>
                  <p className="mt-1 min-h-6 text-small font-semibold noscript:hidden">
                    {sizes === undefined ? list.looking : sentenceOf(kind, amount, list)}
                  </p>
                </div>
                {amount === undefined ? null : (
                  <Button
                    aria-label={list.eraseNamed.replace("{title}", kind.title)}
                    onClick={() => setConfirming(kind.id)}
                    size="small"
                    variant="outline"
                  >
                    {list.erase}
                  </Button>
                )}
              </div>
              {question(kind.id, questionOf(kind, list))}
            </li>
          );
        })}
      </ul>
      <section aria-labelledby="everything-heading" className="mt-10 noscript:hidden">
        <Heading className="focus-ring" level={2} size={3} id="everything-heading" tabIndex={-1}>
          {all.heading}
        </Heading>
        <p className="text-ink-soft">{all.text}</p>
        <Button
          className="mt-4"
          disabled={sizes === undefined}
          onClick={() => setConfirming("everything")}
          size="small"
          variant="outline"
        >
          {all.button}
        </Button>
        {question("everything", all.question)}
      </section>
    </>
  );
}

type ListCopy = (typeof onThisDevice)["list"];

function questionOf({ store }: DeviceKind, copy: ListCopy): string {
  if (store === "journal") return copy.questionJournal;
  return store === "key" ? copy.questionKey : copy.question;
}

function sentenceOf({ store, encrypted }: DeviceKind, amount: StoredSize, copy: ListCopy): string {
  if (amount === undefined) return copy.nothing;
  if (store === "key") return copy.keptKey;
  if (store === "files") return copy.keptFiles.replace("{count}", String(amount));
  const size = amount < 1_000 ? `${amount} bytes` : `${Math.round(amount / 1_000)} KB`;
  return (store === "journal" || encrypted ? copy.keptEncrypted : copy.kept).replace("{size}", size);
}
