/**
 * The ground of a band, as a layer behind everything else on the page: then the spotlight (layout.css) shines on it
 * and on the scenery, and stays under the text. The band is `relative` and must not be a stacking context. Layers:
 * ground -20, scenery -10, spotlight -1.
 */
export function Backdrop({ className }: { className: string }) {
  return <div aria-hidden="true" className={`ground absolute inset-0 -z-20 ${className}`} />;
}
