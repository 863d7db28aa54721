/** HTML as programs put it on the clipboard, and the Markdown that an article and a newsletter make of it. */
type Sample = {
  from: string;
  html: string;
  article: string;
  /** Where it differs from the article's. */
  newsletter?: string;
  /** What is said of it, in both or in one. */
  notice?: RegExp;
  newsletterNotice?: RegExp;
};

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const asLines = /This text can’t have tables, so a table became lines/;

/** An item of a list as Word writes it. */
function wordItem(level: number, sign: string, text: string, list = 0): string {
  const drawn = `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`;
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]>${drawn}<![endif]>${text}<o:p></o:p></p>`;
}

const wordHead = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0 > 1} --></style></head><body>`;

/** A row of the web's Word, which makes a list of each item. */
const webItem = (level: number, kind: "ol" | "ul", start: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><${kind} class="NumberListStyle1" role="list" start="${start}"><li data-listid="1" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`;

export const samples: readonly Sample[] = [
  {
    from: "Excel",
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"></head><body><table border=0 cellpadding=0 cellspacing=0><!--StartFragment--><tr height=20><td height=20>Name</td><td align=right>Day</td></tr><tr><td>Open circle</td><td align=right>Thursday</td></tr><!--EndFragment--></table></body></html>`,
    article: "| Name        | Day      |\n| ----------- | -------- |\n| Open circle | Thursday |",
    newsletter: "Name – Day\\\nOpen circle – Thursday",
    newsletterNotice: asLines,
  },
  {
    from: "Excel, with lines in cells, merged cells and empty rows",
    html: `<table><tr><td colspan=2>Summer and fall</td></tr><tr><td>&nbsp;</td><td></td></tr><tr><td><b>Who</b>  comes</td><td>Where</td></tr><tr><td rowspan=2>Ann<br>and Lee</td><td><p>12 Main St</p><p>Akron</p></td></tr><tr><td>Online</td></tr></table>`,
    article:
      "Summer and fall\n\n| **Who** comes | Where              |\n| ------------- | ------------------ |\n| Ann / and Lee | 12 Main St / Akron |\n|               | Online             |",
    newsletter: "Summer and fall\n\n**Who** comes – Where\\\nAnn / and Lee – 12 Main St / Akron\\\nOnline",
    newsletterNotice: asLines,
  },
  {
    from: "Google Sheets, one cell",
    html: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table><tbody><tr><td style="padding:2px">Only this</td></tr></tbody></table>`,
    article: "Only this",
  },
  {
    from: "a mail that is arranged in tables",
    html: `<table role="presentation"><tr><td><table><tr><td><h1>Hello</h1><p>First.</p></td></tr></table></td><td><table><tr><td>Second.</td></tr></table></td></tr></table>`,
    article: "## Hello\n\nFirst.\n\nSecond.",
    newsletter: "# Hello\n\nFirst.\n\nSecond.",
  },
  {
    from: "Word, a list with levels, letters and Roman numbers",
    html: `${wordHead}<!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>One a<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>b.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>One b<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Two<o:p></o:p></p>
<p class=MsoNormal>After <b style='mso-bidi-font-weight:normal'><span style='mso-bidi-font-style:italic'>bold</span></b> and <del>deleted by a reviewer</del><ins>added</ins>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-36.0pt;mso-list:l2 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>ii.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Roman two<o:p></o:p></p>
<!--EndFragment--></body></html>`,
    article:
      "1. One\n   1. One a\n   2. One b\n2. Two\n\nAfter **bold** and ~~deleted by a reviewer~~added.\n\n2. Roman two",
  },
  {
    from: "Word, a list in paragraphs of the usual style, with bullets inside it",
    html: `${wordHead}${wordItem(1, "iv.", "Four").replace("MsoListParagraphCxSpMiddle", "MsoNormal")}${wordItem(2, "·", "dot")}${wordItem(3, "o", "ring")}${wordItem(1, "v.", "Five")}<p class=MsoListParagraph>More of five<o:p></o:p></p>${wordItem(1, "vi.", "Six")}</body></html>`,
    article: "4. Four\n   - dot\n     - ring\n5. Five\n\n   More of five\n6. Six",
  },
  {
    from: "Word, a numbered heading and words in place of a number",
    html: `${wordHead}<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.1<span>&nbsp;&nbsp; </span></span>The plan<o:p></o:p></h2>${wordItem(1, "Step 1:", "Ask")}</body></html>`,
    article: "## 2.1 The plan\n\n- Step 1: Ask",
  },
  {
    from: "Outlook, a list without the styles of Word",
    html: `<div><p class="MsoListParagraph"><span>1.<span>&nbsp;&nbsp;&nbsp;&nbsp; </span></span>first<o:p></o:p></p><p class="MsoListParagraph"><span>2.<span>&nbsp;&nbsp;&nbsp; </span></span>second</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Bye</p></div>`,
    article: "1. first\n2. second\n\nBye",
  },
  {
    from: "Word, lists by their styles alone",
    html: `${wordHead}<p class=MsoListBullet>dot</p><p class=MsoListNumber>first</p><p class=MsoListNumber>second</p></body></html>`,
    article: "- dot\n\n1. first\n2. second",
  },
  {
    from: "Word on the web, a list with levels",
    html: `${webItem(1, "ol", 3, "Three")}${webItem(2, "ul", 1, "inside")}${webItem(1, "ol", 4, "Four")}`,
    article: "3. Three\n   - inside\n4. Four",
  },
  {
    from: "Google Docs, lists in lists and a checklist",
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1234"><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:700">one</span></p></li><ul><li dir="ltr" aria-level="2"><p><span style="font-style:italic">inside</span></p></li></ul><li dir="ltr"><p>two</p></li></ol><ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="${pixel}" alt="checked" aria-roledescription="checkbox"><p>done</p></li></ul></b>`,
    article: "1. **one**\n   - *inside*\n2. two\n\n- ☑ done",
  },
  {
    from: "Google Docs, words that are struck out",
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5678"><p dir="ltr"><span style="font-weight:400;text-decoration:none">The walk is on </span><span style="text-decoration:line-through">Friday</span><span style="font-style:italic;text-decoration:line-through"> at ten</span><span style="font-weight:700;text-decoration:line-through"> canceled</span><span> Saturday.</span></p></b>`,
    article: "The walk is on ~~Friday *at ten* **canceled**~~ Saturday.",
  },
  {
    from: "Pages and Excel, words that a class strikes out",
    html: `<style type="text/css">span.s1 {text-decoration: line-through}<!-- .xl65 {color:red; text-decoration:line-through;} --></style><p class="p1">On <span class="s1">Monday</span> Tuesday</p><table><tr><td>Day</td><td>Hour</td></tr><tr><td class=xl65>Monday</td><td>noon</td></tr></table>`,
    article: "On ~~Monday~~ Tuesday\n\n| Day        | Hour |\n| ---------- | ---- |\n| ~~Monday~~ | noon |",
    newsletter: "On ~~Monday~~ Tuesday\n\nDay – Hour\\\n~~Monday~~ – noon",
    newsletterNotice: asLines,
  },
  {
    from: "Outlook, links that it wrapped",
    html: `<p class=MsoNormal>See <a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fone.example%2Fform&amp;data=05%7C02%7Cann.lee%40clinic.example%7C8d1f&amp;reserved=0" title="Original URL: https://one.example/form. Click or tap if you trust this link.">the form</a> and signs as typed: dial *67 or *82.</p>`,
    article: "See [the form](https://one.example/form) and signs as typed: dial \\*67 or \\*82.",
  },
  {
    from: "LibreOffice, a list that starts at 4",
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-US"><ol type="i" start="4"><li><p>four</p></li><li><p>five</p><ul><li><p>inside</p></li></ul></li></ol></body></html>`,
    article: "4. four\n5. five\n   - inside",
  },
  {
    from: "a web page, a list whose first item has a number",
    html: `<ol><li value="7">seven</li><li>eight</li></ol>`,
    article: "7. seven\n8. eight",
  },
  {
    from: "Pages and Notes",
    html: `<ul class="ul1"><li class="li1"><span class="s1"></span>apples</li><li class="li1">pears</li></ul><p class="p1"><b>Bold </b>and plain</p>`,
    article: "- apples\n- pears\n\n**Bold** and plain",
  },
  {
    from: "Notion, a list to tick",
    html: `<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>called</span></li><li><div class="checkbox checkbox-off"></div> <span>to call</span></li></ul>`,
    article: "- ☑ called\n- ☐ to call",
  },
  {
    from: "a web page with what a text can't have",
    html: `<dl><dt>Term</dt><dt>Other</dt><dd>What it means</dd></dl><details><summary>More</summary>Inside</details><video src="a.mp4"></video><iframe src="https://x.example"></iframe><math><mi>x</mi></math><p>See <a href="file:///c:/plan.docx">the plan</a>.<span style="display:none">not seen</span></p><svg aria-hidden="true"><text>icon</text></svg>`,
    article: "Term\n\nOther\n\nWhat it means\n\nMore\n\nInside\n\nSee the plan.",
    notice: /1 link leads to no web address.*We left out 1 video, 1 embedded part, and 1 equation/,
  },
  {
    from: "Word, with a comment and an equation",
    html: `${wordHead}<p class=MsoNormal>Words<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span> and <!--[if gte msEquation 12]><m:oMath>x</m:oMath><![endif]--><![if !msEquation]><img src="file:///C:/x.png"><![endif]> more.</p><div style='mso-element:comment-list’><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div></body></html>`,
    article: "Words and more.",
    notice: /We left out 1 equation and 1 comment/,
  },
  {
    from: "pictures that are only addresses",
    html: `<p>Look: <img src="https://elsewhere.example/a.jpg" alt="A"><img src="cid:part1.2" data-address="https://spy.example/p.gif"><img src="file:///C:/Temp/image001.png"><img width="1" height="1" src="https://spy.example/p.gif"><img alt="🙂" src="https://fonts.example/1f642.png"></p>`,
    article: "Look: 🙂",
    notice: /1 picture is on another website.*2 pictures didn’t come along/,
  },
  {
    from: "Gmail",
    html: `<div dir="ltr">Dear friends,<div><br></div><div>line one</div><div>line two</div><div><br></div><blockquote class="gmail_quote" style="margin:0 0 0 40px;border:none;padding:0px"><div>indented words</div></blockquote><div>Best,<br>Ann<br>www.kinward.example</div></div>`,
    article:
      "Dear friends,\n\nline one\n\nline two\n\n> indented words\n\nBest,\\\nAnn\\\n[www.kinward.example](http://www.kinward.example)",
  },
];

/** The mail above, with the picture that it ends with. */
export const mailWithPicture = `<div dir="ltr">Dear friends,<div>before</div><img src="${pixel}" alt="A lamp"><div>after</div></div>`;
