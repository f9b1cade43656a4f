/** Null when no answer came, or none that the page can read. */
export async function postJson(
  address: string,
  body: object,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ status: number; answer: unknown } | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    return { status: response.status, answer: await response.json() };
  } catch {
    return null;
  }
}
