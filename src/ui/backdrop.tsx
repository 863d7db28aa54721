/**
 * The background of a section, as a layer behind everything else on the page: the spotlight (layout.css) shines on it
 * and on the scenery but stays under the text. The section is `relative` and must not be a stacking context. Layers:
 * background -20, scenery -10, spotlight -1.
 */
export function Backdrop({ className }: { className: string }) {
  return <div aria-hidden="true" className={`ground absolute inset-0 -z-20 ${className}`} />;
}
