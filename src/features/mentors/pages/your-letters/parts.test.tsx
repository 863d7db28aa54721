import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WaysOut } from "./parts.tsx";

it("names the number of the crisis lines where somebody reports a concern", () => {
  const html = renderToStaticMarkup(
    <WaysOut
      act={async () => true}
      busy={false}
      danger="912"
      letters={{
        ...{ token: "token", side: "person", step: "matched" },
        ...{ letters: [], checkIn: false, flagged: false },
      }}
      token="token"
    />,
  );
  expect(html).toContain("In danger, please call 912 first.");
  expect(html).not.toContain("911");
});
