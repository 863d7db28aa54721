type QrPictureProps = {
  /** The number of modules per side. */
  size: number;
  path: string;
  /** The alternative text: what it links to. */
  label: string;
  className?: string;
};

/** A QR code, dark on white in both themes: cameras can't read inverted codes. */
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
