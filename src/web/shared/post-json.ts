/** Null when no answer came, or none that the page can read. */
export async function postJson<Answer>(
  address: string,
  body: object,
  { signal, method = 'POST' }: { signal?: AbortSignal; method?: 'POST' | 'PUT' } = {},
): Promise<{ status: number; answer: Answer } | null> {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  } catch {
    return null;
  }
}
