/** No form of ours has more, and `URLSearchParams` takes seconds for a million. */
const maxFields = 1_000;

/** The fields of a form, or null when there are too many. */
export function parseUrlEncoded(text: string): URLSearchParams | null {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > maxFields) return null;
  }
  return new URLSearchParams(text);
}
