import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import MailboxScreen from "./mailbox-screen.tsx";

type Content = Parameters<typeof MailboxScreen>[0]["loaderData"];

function drawn(loaderData: Content): string {
  const Screen = createRoutesStub([
    { path: "/", Component: () => <MailboxScreen loaderData={loaderData} /> },
  ]);
  return renderToString(<Screen />).replaceAll("<!-- -->", "");
}

const columns = [
  { key: "subject" as const, heading: "Subject", format: undefined, labelled: undefined },
  { key: "open" as const, heading: "This is from a person", format: undefined, labelled: undefined },
];
const row = (id: string, subject: string) => ({
  id,
  cells: { subject: { text: subject }, open: { text: "" } },
});

const content: Content = {
  ...{ title: "Mailbox", isWorking: true, isOff: false, state: "Working", text: "New email comes in." },
  ...{ since: null, readAt: null },
  list: { columns: [], rows: [] },
  leftOut: { mayOpen: true, list: { columns, rows: [] }, older: undefined, first: undefined },
};

describe("what was left out of messages, on the screen of the mailbox", () => {
  it("has a form for each email that works without scripts, and a way to older ones", () => {
    const html = drawn({
      ...content,
      leftOut: {
        ...content.leftOut,
        list: { columns, rows: [row("one", "Away until Monday"), row("two", "Fwd: Undelivered")] },
        older: "/admin/mailbox?cursor=x",
      },
    });
    expect(html.match(/name="operation" value="openLeftOutMail"|value="openLeftOutMail"/g)).toHaveLength(2);
    expect(html).toContain('value="two"');
    expect(html).toContain("Away until Monday");
    expect(html).toContain('href="/admin/mailbox?cursor=x"');
    expect(html).toContain("We keep them as long as messages");
  });

  it("has no button for those who may only read, and says when nothing was left out", () => {
    const leftOut = { ...content.leftOut, mayOpen: false };
    const html = drawn({
      ...content,
      leftOut: { ...leftOut, list: { columns, rows: [row("one", "Away")] } },
    });
    expect(html).not.toContain("openLeftOutMail");
    expect(drawn(content)).toContain("None. Every email that came in is in Messages.");
    expect(drawn({ ...content, isOff: true })).not.toContain("Left out as automatic");
  });
});
