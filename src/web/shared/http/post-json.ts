/** Null when the server could not be reached; `json` is undefined when its response is not JSON. */
export async function postJson(
  address: string,
  body: object,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ status: number; json: unknown } | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    // A response that breaks off is a lost connection; one that is no JSON is a failed server.
    const text = await response.text();
    return { status: response.status, json: jsonOrNothing(text) };
  } catch {
    return null;
  }
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
