type QrPictureProps = {
  /** Modules from edge to edge. */
  size: number;
  path: string;
  /** What it leads to, for those who do not see it. */
  label: string;
  className?: string;
};

/** A QR code, dark on white in any light: cameras cannot read it the other way round. */
export function QrPicture({ size, path, label, className = "" }: QrPictureProps) {
  return (
    <svg
      aria-label={label}
      className={className}
      data-on-paper=""
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
