import { describe, expect, it } from "vitest";
import { importedPost as read } from "#tests/support/old-site.ts";
import { reportCopy as copy } from "../copy/report.ts";

const uploads = "https://old.example.org/wp-content/uploads/2021";

describe("page builders", () => {
  const room = {
    id: 9,
    type: "attachment",
    file: `${uploads}/room.jpg`,
    meta: { _wp_attachment_image_alt: "A room" },
    parent: 1,
  };
  it.each([
    [
      "Divi",
      `[et_pb_section fb_built="1" ${'x="y" '.repeat(900)}][et_pb_row][et_pb_column type="4_4"][et_pb_text]<p>Some words.</p>[/et_pb_text][et_pb_image src="${uploads}/room.jpg" alt="A room" /][et_pb_blurb title="A title"]<p>More.</p>[/et_pb_blurb][et_pb_button button_text="Join us" button_url="https://old.example.org/join" /][/et_pb_column][/et_pb_row][/et_pb_section]`,
      `Some words.\n\n![A room](${uploads}/room.jpg)\n\n### A title\n\nMore.\n\n[Join us](https://old.example.org/join)\n`,
    ],
    [
      "WPBakery",
      `[vc_row][vc_column width="1/2"][vc_custom_heading text="A title"][vc_column_text]Some words.[/vc_column_text][vc_single_image image="9"][vc_raw_html]${Buffer.from(encodeURIComponent("<p>Raw words.</p>")).toString("base64")}[/vc_raw_html][vc_btn title="Join us" link="url:https%3A%2F%2Fold.example.org%2Fjoin||"][/vc_column][/vc_row]`,
      `### A title\n\nSome words.\n\n![A room](${uploads}/room.jpg)\n\nRaw words.\n\n[Join us](https://old.example.org/join)\n`,
    ],
    [
      "Avada",
      `[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_1"][fusion_title]<h2>A title</h2>[/fusion_title][fusion_text]<p>Some words.</p>[/fusion_text][fusion_imageframe image_id="9|full" alt="A room"]${uploads}/room.jpg[/fusion_imageframe][fusion_button link="https://old.example.org/join"]Join us[/fusion_button][fusion_accordion][fusion_toggle title="Who?"]<p>Anybody.</p>[/fusion_toggle][/fusion_accordion][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]`,
      `## A title\n\nSome words.\n\n![A room](${uploads}/room.jpg)\n\n[Join us](https://old.example.org/join)\n\n### Who?\n\nAnybody.\n`,
    ],
    [
      "Enfold",
      "[av_section][av_heading heading='A title' tag='h2'][/av_heading][av_textblock]<p>Some words.</p>[/av_textblock][/av_section]",
      "### A title\n\nSome words.\n",
    ],
    [
      "a theme",
      '[row][col span="6"][title text="A title"]Some words.[/col][/row][one_half]Left.[/one_half][one_half_last]Right.[/one_half_last]',
      "### A title\n\nSome words.\n\nLeft.\n\nRight.\n",
    ],
  ])("give their words, pictures and links: %s", (_name, html, text) => {
    expect(read({ id: 1, html }, room)).toMatchObject({ text, notes: [] });
  });

  it("name what has no words in the file", () => {
    const { text, notes } = read({
      id: 1,
      html: '[et_pb_section][et_pb_row][et_pb_text]Words.[/et_pb_text][et_pb_map address="x" /][vc_posts_grid loop="size:3"][vc_single_image image="12"][contact-form-7 id="5" title="Contact"][/et_pb_row][/et_pb_section]',
    });
    expect(text).toBe("Words.\n");
    expect(notes).toEqual(
      ["[et_pb_map]", "[vc_posts_grid]", copy.attachment("12"), "[contact-form-7]"].map(copy.leftOut),
    );
  });

  it("share parts, which come to their places or are named", () => {
    const part = { id: 78, type: "et_pb_layout", html: "[et_pb_text]Shared words.[/et_pb_text]" };
    const html =
      '[et_pb_section global_module="78"][/et_pb_section][elementor-template id="79"][et_pb_row global_module="80" /]';
    const round = { id: 79, type: "elementor_library", html: 'Round. [elementor-template id="79"]' };
    const { text, notes } = read({ id: 1, html }, part, round);
    expect(text).toMatch(/^Shared words\.\n\nRound\./);
    expect(notes).toEqual(["[elementor-template] 79", "[et_pb_row] 80"].map(copy.leftOut));
    expect(read({ id: 1, html }, { ...part, status: "private" }).text).not.toContain("Shared");
  });

  it("that keep the text beside the post are read (Elementor) or named", () => {
    const data = [
      {
        elType: "section",
        elements: [
          { elType: "widget", widgetType: "heading", settings: { title: "A title" } },
          { elType: "widget", widgetType: "text-editor", settings: { editor: "<p>Some words.</p>" } },
          {
            elType: "widget",
            widgetType: "image",
            settings: { image: { url: `${uploads}/room.jpg`, alt: "A room" } },
          },
          {
            elType: "widget",
            widgetType: "toggle",
            settings: { tabs: [{ tab_title: "Who?", tab_content: "Anybody." }] },
          },
          {
            elType: "widget",
            widgetType: "button",
            settings: { text: "Join us", link: { url: "https://old.example.org/join" } },
          },
          { elType: "widget", widgetType: "form", settings: {} },
        ],
      },
    ];
    const { text, notes } = read({ id: 1, meta: { _elementor_data: JSON.stringify(data) } });
    expect(text).toBe(
      `### A title\n\nSome words.\n\n![A room](${uploads}/room.jpg)\n\n### Who?\n\nAnybody.\n\n[Join us](https://old.example.org/join)\n`,
    );
    expect(notes).toEqual([copy.leftOut(copy.block("Elementor form"))]);
    for (const [meta, name] of [
      ["_bricks_page_content_2", "Bricks"],
      ["ct_builder_shortcodes", "Oxygen"],
    ] as const)
      expect(read({ id: 1, meta: { [meta]: "x" } }).notes).toEqual([copy.builder(name), copy.noWords]);
  });

  it("leave WordPress's own marks to it: captions, galleries, addresses, files", () => {
    expect(
      read(
        {
          id: 1,
          html: `[caption width="300"]<img src="${uploads}/lake.jpg" alt="A lake" /> The lake[/caption]\n\n[gallery]\n\n[gallery ids="9"]\n\n[embed]https://video.example.org/1[/embed]\n\n[audio mp3="${uploads}/talk.mp3"]`,
        },
        room,
      ),
    ).toMatchObject({
      text: `![A lake](${uploads}/lake.jpg) The lake\n\n![A room](${uploads}/room.jpg)\n\n![A room](${uploads}/room.jpg)\n\n[https://video.example.org/1](https://video.example.org/1)\n\n[${uploads}/talk.mp3](${uploads}/talk.mp3)\n`,
      notes: [],
    });
  });
});
