import { expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { allOperations } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp } from "#tests/support/test-app.ts";

/** How often one network may ask in ten minutes. */
const limits = {
  addFirstOwner: 10,
  addPasskey: 30,
  addPicture: 300,
  addTranslation: 60,
  answerCampaign: 30,
  answerSecondStep: 20,
  askForMentor: 10,
  askForMyData: 10,
  askForPasswordLink: 5,
  backUpNow: 10,
  beginNextRound: 60,
  changeCampaign: 1_200,
  changeOwnName: 30,
  changeOwnPassword: 30,
  changeGroupDate: 120,
  changeMeetingLink: 30,
  changeGroupPlace: 30,
  changeLetters: 30,
  changeReceipt: 20,
  checkCertificate: 60,
  confirmIdentity: 30,
  confirmIdentityWithPasskey: 30,
  confirmSecondFactor: 30,
  countClinicCode: 120,
  createCampaign: 60,
  createClinicCode: 60,
  createGroup: 60,
  createMentor: 60,
  createRedirect: 120,
  downloadBackup: 10,
  downloadGroupDates: 30,
  downloadMyData: 30,
  downloadPersonalData: 60,
  eraseMyData: 20,
  erasePersonalData: 60,
  eraseReceipt: 20,
  findPersonalData: 60,
  importArticles: 600,
  inviteTeamMember: 30,
  moveCampaign: 120,
  moveSecondFactor: 30,
  openGroupDoor: 60,
  openMyData: 30,
  openPasswordLink: 20,
  previewContentOnPaper: 30,
  printGroupFigures: 30,
  printMonth: 30,
  removeBackupPlace: 20,
  removeMailServer: 20,
  saveBackupPlace: 20,
  saveMailServer: 20,
  testMailServer: 20,
  retryUnreadMails: 10,
  readCampaign: 300,
  readGroupPlace: 60,
  readLetters: 60,
  readReceipt: 20,
  removePasskey: 30,
  renamePasskey: 30,
  renewRecoveryCodes: 30,
  sayWhatChanged: 60,
  sendClinicInquiry: 10,
  sendContactMessage: 10,
  sendTestMail: 10,
  checkMailRecords: 20,
  makeDkimKey: 10,
  setPasswordByLink: 10,
  signIn: 20,
  signInWithPasskey: 20,
  signUpForGroup: 10,
  signUpForNewsletter: 10,
  startPasskey: 30,
  startPasskeyConfirmation: 30,
  startPasskeySignIn: 20,
  startSecondFactor: 30,
  askAddressAgain: 60,
  testContentMail: 30,
  testNewsletterIssue: 30,
  turnOffSecondFactor: 30,
  writeLetter: 30,
};

it("every operation that is limited has the limit written down here, counted over ten minutes", async () => {
  const app = await openTestApp("sqlite");
  const limited = (await allOperations(app.services)).flatMap(({ operationId, limit }) =>
    limit ? [{ operationId, ...limit }] : [],
  );
  await app.close();
  expect(limited.filter(({ seconds }) => seconds !== 600)).toEqual([]);
  expect(Object.fromEntries(limited.map(({ operationId, points }) => [operationId, points]))).toEqual(limits);
});

it("every write that needs no session is refused past its limit, but for signing out", async () => {
  const app = await openTestApp("sqlite", { RATE_LIMIT: "on" });
  const writes = endpointsOf(app.services).filter(
    ({ method, permission }) => method !== "get" && permission === undefined,
  );
  expect(writes.filter(({ limit }) => limit === undefined).map(({ operationId }) => operationId)).toEqual([
    "signOut",
  ]);
  for (const { method, path, operationId, limit } of writes) {
    if (!limit) continue;
    const send = () =>
      app.app.request(`${siteUrl}/api${path.replace(/:\w+/g, "nothing-here")}`, {
        method: method.toUpperCase(),
        headers: { origin: siteUrl, "content-type": "application/json" },
        body: "{",
      });
    for (let sent = 0; sent < limit.points; sent += 1)
      expect((await send()).status, operationId).toBeLessThan(429);
    const answer = await send();
    expect(answer.status, operationId).toBe(429);
    expect(Number(answer.headers.get("retry-after")), operationId).toBeGreaterThan(0);
  }
  await app.close();
});

it("whoever has a whole /48 of IPv6 may send as often as ten networks, and takes nothing from the next one", async () => {
  const app = await openTestApp("sqlite", { RATE_LIMIT: "on", TRUST_PROXY: "1" });
  const send = async (from: string) => {
    const headers = { origin: siteUrl, "content-type": "application/json", "x-forwarded-for": from };
    return (await app.app.request(`${siteUrl}/api/contact`, { method: "POST", headers, body: "{" })).status;
  };
  const ten = limits.sendContactMessage;
  for (let network = 0; network < 10; network += 1)
    for (let sent = 0; sent < ten; sent += 1)
      expect(await send(`2001:db8:1:${network.toString(16)}::${sent + 1}`)).not.toBe(429);
  expect(await send("2001:db8:1:ffff::1")).toBe(429);
  expect(await send("2001:db8:2:1::1")).not.toBe(429);
  await app.close();
});
