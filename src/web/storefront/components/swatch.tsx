// As text, because a list has dozens: one element to render and hydrate instead of two.
const disc = { __html: '<circle cx="10" cy="10" r="9.5"/>' };

/** Presentation attributes, because the content security policy blocks style attributes. */
export const Swatch = ({ code }: { code: string }) => (
  <svg
    className="swatch"
    viewBox="0 0 20 20"
    fill={code}
    aria-hidden="true"
    dangerouslySetInnerHTML={disc}
  />
);
