import { expect, test } from "vitest";
import { sentencesOf } from "#platform/http/safe-string.ts";
import { fieldsOf } from "#platform/records/fields.ts";
import { fromForm } from "#platform/records/record-form.ts";
import { clinicInquiry } from "./inquiry.ts";

const said = (value: unknown) => sentencesOf(clinicInquiry.safeParse(value).error?.issues ?? []);

test("needs a valid address and nothing else", () => {
  expect(clinicInquiry.parse({ email: "team@clinic.example" })).toEqual({ email: "team@clinic.example" });
  const empty = {
    email: "team@clinic.example",
    clinicName: "",
    contactName: "",
    phone: "",
    message: "",
    website: "",
  };
  expect(clinicInquiry.parse(empty)).toEqual(empty);
  for (const email of [undefined, "", "team", "team@clinic"]) {
    expect(said({ email })).toEqual({ email: "Please enter a valid email address" });
  }
});

test("the hidden field must stay empty", () => {
  expect(fieldsOf(clinicInquiry).find(({ name }) => name === "website")?.max).toBe(0);
  expect(said({ email: "a@b.co", website: "x" })).toEqual({ website: "Please leave this field empty" });
});

test("bounds every text with its sentence", () => {
  const over = {
    email: "a@b.co",
    clinicName: "n".repeat(201),
    contactName: "n".repeat(201),
    phone: "1".repeat(51),
    message: "m".repeat(10_001),
  };
  expect(said(over)).toEqual({
    clinicName: "Please keep the clinic name under 200 characters",
    contactName: "Please keep the name under 200 characters",
    phone: "Please keep the phone number under 50 characters",
    message: "Please keep the message under 10,000 characters",
  });
});

test("line breaks of a form post count once, as the page counted them", () => {
  expect(fromForm(fieldsOf(clinicInquiry), { message: "a\r\nb" })).toEqual({ message: "a\nb" });
});
