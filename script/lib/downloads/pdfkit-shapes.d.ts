// What the published types of pdfkit leave out of its structure elements.
declare namespace PDFKit {
  interface PDFStructureElement {
    readonly dictionary: { data: Record<string, unknown> };
  }
  namespace Mixins {
    interface StructureElementOptions {
      scope?: "Column" | "Row" | "Both";
    }
  }
}
