import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { MailPanel } from "./mail-panel.tsx";

function drawn(mail: Parameters<typeof MailPanel>[0]["mail"]): string {
  const Screen = createRoutesStub([{ path: "/", Component: () => <MailPanel mail={mail} /> }]);
  return renderToString(<Screen />).replaceAll("<!-- -->", "");
}

const mail = {
  sends: true,
  target: "smtp.kinward.test:587",
  from: "hello@kinward.test",
  to: "robin@kinward.test",
};

it("names the mail server that emails are sent through", () => {
  const html = drawn(mail);
  expect(html).toContain("Emails are sent through smtp.kinward.test:587.");
});

it("says that emails go to files, and where to change that, while there is no mail server", () => {
  const html = drawn({ ...mail, sends: false, target: "/data/mails" });
  expect(html).toContain("they go to /data/mails.");
  expect(html).toContain('href="/admin/settings/mail"');
});
