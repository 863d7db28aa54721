// Types of structure elements that pdfkit's published types lack.
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
