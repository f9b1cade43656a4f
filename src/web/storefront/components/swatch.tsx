/** Presentation attributes, because the content security policy blocks style attributes. */
export const Swatch = ({ code }: { code: string }) => (
  <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9.5" fill={code} />
  </svg>
);
