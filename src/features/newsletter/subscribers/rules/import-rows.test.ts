import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "#platform/csv/csv.ts";
import { importMessages } from "../copy/import.ts";
import { importRows } from "./bounds.ts";
import { type GoodRow, readRows } from "./import-rows.ts";

const source = "A list";
const read = (csv: string, more = {}) => readRows(csv, { source, ...more });
const statusesOf = (csv: string) =>
  Object.fromEntries(read(csv).good.map(({ email, status }) => [email.split("@")[0], status]));

describe("the rows of an import", () => {
  it("say each address once, whatever its letters, and why the others cannot go", () => {
    const { good, bad, repeated, rows } = read("Name,E-Mail\nx,A@b.co\ny,a@B.co\nz,nobody\n,\nw,c@d.co,more");
    expect(good).toMatchObject([
      { row: 2, email: "A@b.co", comparable: "a@b.co", source, name: "x", tags: [], status: "active" },
    ]);
    expect({ bad, repeated, rows }).toEqual({
      rows: 4,
      repeated: [3],
      bad: [
        { row: 4, reason: "Not a valid email address" },
        { row: 6, reason: "More cells than columns in the first line" },
      ],
    });
  });

  it("come from our own old exports too, which have a line above their heading", () => {
    const own = "All states,1 subscriber\r\nEmail,State\r\nr@s.co,On the list\r\n";
    expect(read(own).good).toMatchObject([{ row: 3, email: "r@s.co", status: "active" }]);
  });

  it("keep names, tags and the times of consent from Mailchimp's subscribed list", () => {
    const csv =
      "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,TAGS\n" +
      'r@s.co,Robin,Reed,2,"2024-03-01 12:00:00","2024-03-01 12:05:00","""donor"",""phone list"""\n';
    expect(readRows(csv, { source: "Mailchimp" }).good).toMatchObject([
      {
        name: "Robin Reed",
        tags: ["donor", "phone list"],
        source: "Mailchimp (opted in 2024-03-01T12:00:00.000Z, confirmed 2024-03-01T12:05:00.000Z)",
      },
    ]);
    const rewritten = "Email Address,OPTIN_TIME\nr@s.co,3/4/2024 10:00\n";
    expect(read(rewritten).good[0]?.source).toBe("A list (opted in 3/4/2024 10:00)");
  });

  it("are people who left or whose address bounced in Mailchimp's other two files", () => {
    const left = read("Email Address,UNSUB_TIME,UNSUB_REASON\nr@s.co,2024-05-01 09:00:00,\nt@s.co,,\n");
    expect(left.good).toMatchObject([
      { status: "off", leftAt: "2024-05-01T09:00:00.000Z" },
      { status: "off", leftAt: "" },
    ]);
    expect(read("Email Address,CLEAN_TIME\nr@s.co,\n").good).toMatchObject([{ status: "off", leftAt: "" }]);
  });

  // The first line of files that people have put online, and Outlook's in French.
  it.each([
    [
      "Google Contacts",
      "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value",
      { "First Name": "Robin", "Last Name": "Reed", Labels: "* myContacts", "E-mail 1 - Label": "* Work" },
      "E-mail 1 - Value",
    ],
    [
      "Google Contacts before",
      "Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value",
      { Name: "Robin Reed", "Given Name": "Robin", "Family Name": "Reed", "E-mail 1 - Type": "* Home" },
      "E-mail 1 - Value",
    ],
    [
      "Mailchimp",
      "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
      { "First Name": "Robin", "Last Name": "Reed", CONFIRM_TIME: "2024-03-01 12:05:00" },
      "Email Address",
    ],
    [
      "Outlook in French",
      "Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Adresse de messagerie,Type de messagerie,Nom complet de l'adresse de messagerie",
      { Prénom: "Robin", Nom: "Reed", "Type de messagerie": "SMTP" },
      "Adresse de messagerie",
    ],
  ] as const)("have their address and name in an export of %s", (_program, head, filled, address) => {
    const cells: Readonly<Record<string, string>> = { ...filled, [address]: "r@s.co" };
    const row = head.split(",").map((name) => cells[name] ?? "");
    const { good, bad, fault } = read(`${head}\n${csvLine(row)}`);
    expect({ bad, fault }).toEqual({ bad: [], fault: undefined });
    expect(good).toMatchObject([{ email: "r@s.co", name: "Robin Reed", status: "active" }]);
  });

  it("are off in Substack's list where its emails are off", () => {
    const head = "email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at";
    const rows =
      "a@s.co,false,,other,false,2025-01-01T00:00:00.000Z,\nb@s.co,true,,yearly,true,2025-06-01T00:00:00.000Z,\n";
    expect(statusesOf(`${head}\n${rows}`)).toEqual({ a: "active", b: "off" });
  });

  it("are five thousand at most", () => {
    const rows = (count: number) => `email\n${"a@b.co\n".repeat(count)}`;
    expect(read(rows(importRows)).fault).toBeUndefined();
    expect(read(rows(importRows + 1)).fault).toContain("more than 5,000 rows");
  });
});

describe("who may be mailed", () => {
  const exports: [string, string, Record<string, GoodRow["status"]>][] = [
    [
      "Ghost",
      "id,email,name,subscribed_to_emails,created_at,deleted_at,labels\n1,yes@a.co,Ann,true,2023-01-01,,\n2,no@a.co,B,false,2023-01-01,,\n3,gone@a.co,C,true,2023-01-01,2023-05-05T00:00:00.000Z,",
      { yes: "active", no: "off", gone: "off" },
    ],
    [
      "listmonk",
      "uuid,email,name,attributes,status,created_at\n1,on@a.co,A,{},enabled,2023-01-01\n2,block@a.co,B,{},blocklisted,2023-01-01\n3,off@a.co,C,{},disabled,2023-01-01",
      { on: "active", block: "off", off: "off" },
    ],
    [
      "this site",
      "Email,Status,Name,Tags,Source,Since,Changed\na@a.co,Subscribed,,,/,2026-01-01T00:00:00.000Z,2026-02-01T00:00:00.000Z\nb@a.co,Unsubscribed,,,/,2026-01-01T00:00:00.000Z,2026-02-01T00:00:00.000Z\nc@a.co,Waiting for confirmation,,,/,2026-01-01T00:00:00.000Z,2026-02-01T00:00:00.000Z",
      { a: "active", b: "off", c: "pending" },
    ],
    [
      "Substack",
      "email,active_subscription,expiry,plan,email_disabled,created_at\nfree@a.co,false,,other,false,2023-01-01\nquiet@a.co,true,,yearly,true,2023-01-01",
      { free: "active", quiet: "off" },
    ],
    [
      "Buttondown",
      "id,email_address,type,tags,unsubscription_date\n1,a@a.co,regular,,\n2,b@a.co,unactivated,,\n3,c@a.co,unsubscribed,,2024-01-01\n4,d@a.co,undeliverable,,\n5,e@a.co,removed,,\n6,f@a.co,premium,,",
      { a: "active", b: "pending", c: "off", d: "off", e: "off", f: "active" },
    ],
    [
      "Kit",
      "id,first_name,email,state,created_at,tags\n1,A,a@a.co,active,2023-01-01,\n2,B,b@a.co,cancelled,2023-01-01,\n3,C,c@a.co,bounced,2023-01-01,\n4,D,d@a.co,complained,2023-01-01,\n5,E,e@a.co,inactive,2023-01-01,",
      { a: "active", b: "off", c: "off", d: "off", e: "unclear" },
    ],
    [
      "MailerLite",
      "Subscriber,Name,Status,Subscribed\na@a.co,A,Active,2023-01-01 10:00:00\nb@a.co,B,Unsubscribed,2023-01-01 10:00:00\nc@a.co,C,Unconfirmed,2023-01-01 10:00:00\nd@a.co,D,Junk,2023-01-01 10:00:00",
      { a: "active", b: "off", c: "pending", d: "unclear" },
    ],
    [
      "Brevo",
      "CONTACT ID;EMAIL;FIRSTNAME;SMS_BLACKLISTED;EMAIL_BLACKLISTED;DOUBLE_OPT-IN;ADDED_TIME\n1;a@a.co;A;1;0;1;14-03-2024\n2;b@a.co;B;0;1;1;14-03-2024\n3;c@a.co;C;0;0;0;14-03-2024",
      { a: "active", b: "off", c: "pending" },
    ],
    [
      "beehiiv",
      "Email,Status,Created At\na@a.co,active,2024-01-01\nb@a.co,inactive,2024-01-01\nc@a.co,pending,2024-01-01\nd@a.co,validating,2024-01-01",
      { a: "active", b: "unclear", c: "pending", d: "unclear" },
    ],
    [
      "Constant Contact",
      "Email address,First name,Email permission status,Email opt-out date,Email opt-out reason\na@a.co,A,Express,,\nb@a.co,B,Opted out,2020-02-02,\nc@a.co,C,Awaiting confirmation,,\nd@a.co,D,No permissions set,,",
      { a: "active", b: "off", c: "pending", d: "unclear" },
    ],
    [
      "HubSpot",
      "Record ID,First Name,Email,Unsubscribed from all email,Opted out of email: Marketing Information,Email hard bounce reason,Marketing emails opened\n1,A,a@a.co,,,,4\n2,B,b@a.co,true,,,\n3,C,c@a.co,No,Yes,,\n4,D,d@a.co,No,,Unknown user,",
      { a: "active", b: "off", c: "off", d: "off" },
    ],
    [
      "HubSpot's list of departures",
      "Email,Portal Bounce,Portal Unsubscribe,Portal Spam Report,Global Bounce\na@a.co,FALSE,TRUE,FALSE,FALSE\nb@a.co,FALSE,FALSE,TRUE,FALSE\nc@a.co,Mailbox full,FALSE,FALSE,FALSE",
      { a: "off", b: "off", c: "unclear" },
    ],
    [
      "Klaviyo",
      "Email,First Name,Email Marketing Consent,Email Suppressions\na@a.co,A,SUBSCRIBED,[]\nb@a.co,B,NEVER_SUBSCRIBED,[]\nc@a.co,C,SUBSCRIBED,USER_SUPPRESSED",
      { a: "active", b: "off", c: "off" },
    ],
    [
      "Salesforce",
      "Email,HasOptedOutOfEmail,Mailing State,IsEmailBounced\na@a.co,FALSE,ON,FALSE\nb@a.co,TRUE,CA,FALSE\nc@a.co,FALSE,OH,TRUE",
      { a: "active", b: "off", c: "off" },
    ],
    [
      "Google Contacts",
      "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Address 1 - Region\nAnna,Muster,Donors ::: * myContacts,* Home,a@a.co,1,CA",
      { a: "active" },
    ],
    [
      "Outlook",
      "First Name,Last Name,Home State,E-mail Address,E-mail Type,E-mail 2 Address,Sensitivity\nAnna,Muster,OR,a@a.co,SMTP,,Normal",
      { a: "active" },
    ],
    [
      "a German list",
      "E-Mail-Adresse;Vorname;Nachname;Newsletter;Abgemeldet am\na@a.co;Anna;Muster;ja;\nb@a.co;Bea;Muster;nein;\nc@a.co;Cem;Muster;ja;14.03.2024",
      { a: "active", b: "off", c: "off" },
    ],
    [
      "a French list",
      "Adresse e-mail;Prénom;Nom;Statut\na@a.co;Anne;Roy;Abonné\nb@a.co;Bea;Roy;Désabonné\nc@a.co;Cy;Roy;En attente",
      { a: "active", b: "off", c: "pending" },
    ],
    [
      "a Spanish list",
      "Correo electrónico;Nombre;Apellidos;Estado\na@a.co;Ana;Ruiz;Activo\nb@a.co;Bea;Ruiz;Dado de baja\nc@a.co;Ciro;Ruiz;Pendiente",
      { a: "active", b: "off", c: "pending" },
    ],
    [
      "an address list",
      "Email,State\na@a.co,CA\nb@a.co,Oregon\nc@a.co,on",
      { a: "active", b: "active", c: "active" },
    ],
    [
      "a list of unknown kind",
      "Email,Mailing OK?\na@a.co,yes\nb@a.co,no\nc@a.co,",
      { a: "unclear", b: "unclear", c: "unclear" },
    ],
    ["a note", "Email,Comment\na@a.co,unsubscribed\nb@a.co,nice", { a: "unclear", b: "active" }],
    ["tags", 'Email,Tags\na@a.co,"donor, Do not email"\nb@a.co,donor', { a: "off", b: "active" }],
    ["a link for leaving", "Email,Unsubscribe URL\na@a.co,https://x.co/u/1", { a: "active" }],
    [
      "a consent",
      "Email,Consent\na@a.co,Open house 2024\nb@a.co,no\nc@a.co,yes\nd@a.co,perhaps",
      { a: "active", b: "off", c: "active", d: "unclear" },
    ],
    [
      "CiviCRM",
      "Contact ID,First Name,Email,Do Not Email,No Bulk Emails (User Opt Out),On Hold,Hold Date,Is Deceased\n1,A,a@a.co,0,0,No,,0\n2,B,b@a.co,1,0,No,,0\n3,C,c@a.co,0,1,No,,0\n4,D,d@a.co,0,0,On Hold Bounce,2026-03-02 10:00:00,0\n5,E,e@a.co,0,0,On Hold Opt Out,,0\n6,F,f@a.co,0,0,2,,0\n7,G,g@a.co,0,0,0,,1",
      { a: "active", b: "off", c: "off", d: "off", e: "off", f: "off", g: "off" },
    ],
    [
      "Klaviyo, with text messages",
      "Email,Email Marketing Consent,Email Suppressions,SMS Marketing Consent\na@a.co,SUBSCRIBED,,UNSUBSCRIBED\nb@a.co,SUBSCRIBED,HARD_BOUNCE,SUBSCRIBED\nc@a.co,SUBSCRIBED,SPAM_COMPLAINT,\nd@a.co,UNSUBSCRIBED,UNSUBSCRIBE,SUBSCRIBED",
      { a: "active", b: "off", c: "off", d: "off" },
    ],
    [
      "Little Green Light",
      "LGL Constituent ID,Email,Exclude from email,Is deceased\n1,a@a.co,No,No\n2,b@a.co,Yes,No\n3,c@a.co,No,Yes",
      { a: "active", b: "off", c: "off" },
    ],
    [
      "Salesforce for nonprofits",
      "Email,Do Not Contact,Deceased\na@a.co,0,0\nb@a.co,0,1\nc@a.co,1,0",
      { a: "active", b: "off", c: "off" },
    ],
    [
      "Mailjet",
      "email,name,isExcludedFromCampaigns,isOptInPending,isSpamComplaining,unsub\na@a.co,A,false,false,false,false\nb@a.co,B,true,false,false,false\nc@a.co,C,false,true,false,false\nd@a.co,D,false,false,true,false\ne@a.co,E,false,false,false,true",
      { a: "active", b: "off", c: "pending", d: "off", e: "off" },
    ],
    [
      "Mailchimp's people who aren't subscribed",
      "Email Address,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,TAGS\na@a.co,2,,,,,2023-02-02 10:00:00,",
      { a: "unclear" },
    ],
    [
      "a Portuguese list",
      "E-mail,Nome,Situação do status\na@a.co,A,Inscrito\nb@a.co,B,Descadastrado\nc@a.co,C,Aguardando confirmação\nd@a.co,D,Não inscrito",
      { a: "active", b: "off", c: "pending", d: "off" },
    ],
    [
      "an Italian list",
      "Email,Nome,Stato status\na@a.co,A,Iscritto\nb@a.co,B,Disiscritto\nc@a.co,C,In attesa di conferma\nd@a.co,D,Cancellato",
      { a: "active", b: "off", c: "pending", d: "off" },
    ],
    [
      "lists with a column that denies, in other languages",
      "Email,Keine Mails,Geen nieuwsbrief,Pas de courriel,Ikke send\na@a.co,,,,\nb@a.co,x,,,",
      { a: "unclear", b: "unclear" },
    ],
    [
      "text messages, phone and paper",
      "Email,Phone opt-out,Postal opt out,WhatsApp status\na@a.co,yes,1,unsubscribed",
      { a: "active" },
    ],
    ["a subscription day", "Email,Confirmed at\na@a.co,2024-01-02\nb@a.co,", { a: "active", b: "unclear" }],
  ];
  it.each(exports)("is read from an export of %s", (_name, csv, expected) => {
    expect(statusesOf(csv)).toEqual(expected);
    expect(read(csv).bad).toEqual([]);
  });

  it("is decided by the strictest row of an address, and the others are duplicates", () => {
    const csv = "Email,Status\na@a.co,active\nA@a.co,unsubscribed\nb@a.co,pending\nb@a.co,active";
    const { good, repeated } = read(csv);
    expect(good).toMatchObject([
      { row: 3, status: "off" },
      { row: 4, status: "pending" },
    ]);
    expect(repeated).toEqual([2, 5]);
  });

  it("is asked about what isn't understood, and follows the answer", () => {
    const csv = "Email,Status\na@a.co,active\nb@a.co,Sleeping\nc@a.co,\nd@a.co,sleeping";
    const { questions } = read(csv);
    expect(questions).toEqual([
      { column: "Status", value: "Sleeping", rows: 2, answer: "skip" },
      { column: "Status", value: "", rows: 1, answer: "skip" },
    ]);
    const choices = [
      { column: "Status", value: "Sleeping", answer: "yes" },
      { column: "Status", value: "", answer: "off" },
    ];
    expect(read(csv, { choices }).good.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "off",
      "active",
    ]);
    const many = `Email,Status\n${Array.from({ length: 20 }, (_, at) => `p${at}@a.co,kind ${at}`).join("\n")}`;
    expect(read(many).questions).toEqual([{ column: "Status", value: "*", rows: 20, answer: "skip" }]);
  });

  it("names the columns that decide, with the rows that each leaves out, and those that aren't imported", () => {
    const csv = "Email,Opted out,Shoe size,Phone\na@a.co,,42,1\nb@a.co,yes,,\nc@a.co,x,,";
    expect(read(csv).columns).toEqual({
      deciding: [{ name: "Opted out", rows: 2 }],
      ignored: ["Shoe size", "Phone"],
    });
  });

  it("is asked about a file whose name says that its people left", () => {
    const csv = "Email\na@a.co\nb@a.co";
    for (const file of [
      "nonsubscribed_members_export_ab12.csv",
      "Unsubscribed 2024.csv",
      "abgemeldet.csv",
      "cleaned.csv",
    ])
      expect(read(csv, { file })).toMatchObject({
        good: [{ status: "unclear" }, { status: "unclear" }],
        questions: [{ column: importMessages.fileName, value: file, rows: 2, answer: "skip" }],
      });
    expect(read(csv, { file: "subscribed_members_export.csv" }).questions).toEqual([]);
    const choices = [{ column: importMessages.fileName, value: "cleaned.csv", answer: "yes" }];
    expect(read(csv, { file: "cleaned.csv", choices }).good).toMatchObject([
      { status: "active" },
      { status: "active" },
    ]);
  });

  it.each([
    ["Bulk Email", "Do Not Allow"],
    ["E-Mail-Werbung erlaubt", "nein"],
    ["Frameldt", "ja"],
    ["Email OK", "No"],
    ["OK to email", "N"],
    ["Can email", "false"],
    ["Communication preference", "Mail only, no email"],
    ["Contact preference", "Phone"],
    ["Preferred communication", "None"],
    ["Email frequency", "Never"],
    ["Notes", "She asked not to be emailed again."],
    ["Bemerkung", "möchte keine E-Mails mehr"],
    ["Passed away", "Yes"],
    ["Отписан", "да"],
    ["退订", "是"],
    ["配信停止", "はい"],
    ["Contactable", "0"],
    ["Zgoda na newsletter", "nie"],
    ["Samtykke til e-post", "Nei"],
    ["Hozzájárulás", "nem"],
  ])("doesn't make somebody active unasked whose column “%s” says “%s”", (head, value) => {
    const { good, questions } = read(
      csvLine(["Email", "Name", head]) + csvLine(["a@b.co", "Robin", value]) + csvLine(["c@d.co", "Sam", ""]),
    );
    const status = good.find(({ email }) => email === "a@b.co")?.status;
    expect(status === "off" || questions.some(({ column }) => column === head)).toBe(true);
  });

  it.each([
    ["Notes", "No children yet, prefers evenings"],
    ["Imię", "Danuta"],
    ["Имя", "Юлия"],
    ["Preferred language", "None"],
    ["Contact name", "Mr. No"],
    ["Email client", "Gmail"],
    ["Phone", "no"],
    ["City", "Ei"],
  ])("asks nothing about a column “%s” with “%s”", (head, value) => {
    const { good, questions } = read(csvLine(["Email", head]) + csvLine(["a@b.co", value]));
    expect([good.map(({ status }) => status), questions]).toEqual([["active"], []]);
  });

  it("never makes somebody active whose row has a word for having left, in any column that could decide", () => {
    const heads = fc.constantFrom(
      "Status",
      "subscribed",
      "Opt-in",
      "E-Mail Status",
      "unsubscribed",
      "bounced",
      "Confirmed",
      "state",
      "Newsletter OK",
      "Subscriber type",
      "type",
      "consent",
    );
    const words = fc.constantFrom(
      "unsubscribed",
      "Opted Out",
      "OPT-OUT",
      "blocked",
      "blacklisted",
      "bounced",
      "Hard bounce",
      "complained",
      "spam",
      "deleted",
      "removed",
      "Abgemeldet",
      "désabonné",
      "do not email",
      "unconfirmed",
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(heads, { minLength: 1, maxLength: 4 }),
        words,
        fc.nat(),
        (names, word, at) => {
          const cells = names.map((_, index) => (index === at % names.length ? word : ""));
          const { good } = read(csvLine(["email", ...names]) + csvLine(["a@b.co", ...cells]));
          for (const { status } of good) expect(status).not.toBe("active");
        },
      ),
      { numRuns: 2_000, seed: 34 },
    );
  });
});

describe("the day somebody left", () => {
  const leftAt = (...cells: string[]) => {
    const { good, bad } = read(
      `Email Address,UNSUB_TIME\n${cells.map((cell, at) => `p${at}@a.co,"${cell}"`).join("\n")}`,
    );
    return { days: good.map((each) => each.leftAt), bad: bad.map(({ row }) => row) };
  };

  it.each([
    ["2024-03-14 10:00:00", "2024-03-14T10:00:00.000Z"],
    ["2024-03-14T10:00:00+02:00", "2024-03-14T08:00:00.000Z"],
    ["3/14/2024 10:00", "2024-03-14T10:00:00.000Z"],
    ["14/03/2024", "2024-03-14T00:00:00.000Z"],
    ["14.03.2024 10:00", "2024-03-14T10:00:00.000Z"],
    ["3/14/24 1:05 PM", "2024-03-14T13:05:00.000Z"],
    ["14-Mar-24", "2024-03-14T00:00:00.000Z"],
    ["March 14, 2024", "2024-03-14T00:00:00.000Z"],
    ["45365.5", "2024-03-14T12:00:00.000Z"],
    ["3/3/2024", "2024-03-03T00:00:00.000Z"],
  ])("is read from %s", (cell, day) => {
    expect(leftAt(cell)).toEqual({ days: [day], bad: [] });
  });

  it("is understood from the other rows of the file if its numbers could be read in two ways", () => {
    expect(leftAt("3/4/2024", "3/14/2024").days[0]).toBe("2024-03-04T00:00:00.000Z");
    expect(leftAt("3/4/2024", "14/3/2024").days[0]).toBe("2024-04-03T00:00:00.000Z");
  });

  it("is a fault of its row if it can't be read for certain", () => {
    expect(leftAt("3/4/2024")).toEqual({ days: [], bad: [2] });
    expect(leftAt("3/4/2024", "3/14/2024", "14/3/2024")).toMatchObject({ bad: [2] });
    expect(leftAt("2024-02-31", "some day", "99/99/2024")).toEqual({ days: [], bad: [2, 3, 4] });
    expect(read("Email,UNSUB_TIME\na@a.co,some day").bad[0]?.reason).toContain("“some day”");
  });

  it("keeps an unreadable day of leaving from being outweighed by another row", () => {
    const { good, undated, repeated } = read("Email,Unsubscribed at\na@a.co,some day\na@a.co,");
    expect([good, undated.length, repeated]).toEqual([[], 1, [3]]);
  });

  it("is at the latest the day on which our own export says that the row changed", () => {
    const own = "Email,Status,Changed\na@a.co,Unsubscribed,2026-02-01T00:00:00.000Z";
    expect(read(own).good[0]?.leftAt).toBe("2026-02-01T00:00:00.000Z");
  });
});

describe("an address", () => {
  it.each([
    ["a\u200B@b.co", "a@b.co", "invisible"],
    ["Anna Muster <a@b.co>", "a@b.co", "Name <address>"],
    ["a@b.co.", "a@b.co", "dot"],
    ["mailto:a@b.co", "a@b.co", "around"],
  ])("that is written %j is mended, and the row says so", (cell, email, note) => {
    const { good, mended, bad } = read(csvLine(["Email"]) + csvLine([cell]));
    expect([good[0]?.email, bad]).toEqual([email, []]);
    expect(mended[0]?.reason).toContain(note);
  });

  it.each([
    ["a@b.co; c@d.co", "More than one"],
    ["a b@c.co", "space"],
    ["é@b.co", "letter or sign"],
    ["a.b.co", "Not a valid"],
    ["not an address", "Not a valid"],
  ])("written as %j is reported with the right reason", (cell, reason) => {
    expect(read(csvLine(["Email"]) + csvLine([cell])).bad[0]?.reason).toContain(reason);
  });

  it("brings its name along, and a lost letter is never stored", () => {
    expect(read(csvLine(["Email"]) + csvLine(['"Muster, Anna" <a@b.co>'])).good[0]?.name).toBe(
      "Muster, Anna",
    );
    expect(read("Email,Name\na@b.co,Ren\uFFFDe").bad[0]?.reason).toContain("A letter was lost");
  });
});
