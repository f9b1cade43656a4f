/** Stands in for a picture that the studio has not rendered yet. */
export const placeholder = (name: string): string => `/pictures/placeholders/${name}.svg`;

/** The ground that every picture stands on, shown while it loads. */
export const limestone = '#efe8dd';
