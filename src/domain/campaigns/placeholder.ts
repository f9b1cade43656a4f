/** {{name}}, {{ first name }}, *|FNAME|*, %name%: fields of other mail programs. */
const placeholder = /\{\{[^{}]{0,60}\}\}|\*\|[\w:. ]{1,60}\|\*|%[a-z_]{2,30}%/i;

/** The shop fills in nothing: everybody would read the sign itself. A mail greets by name on its own. */
export const isWithoutPlaceholder = (text: string | null): boolean =>
  text === null || !placeholder.test(text);
