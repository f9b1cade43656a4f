/**
 * Returns the body, or null when it is longer than `limit`, whatever Content-Length says; `charge`
 * learns how much was read.
 */
export async function readLimitedBody(
  request: Request,
  limit: number,
  charge?: (bytes: number) => void,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > limit) return null;
      chunks.push(chunk);
    }
  } finally {
    charge?.(length);
  }
  return Buffer.concat(chunks);
}
