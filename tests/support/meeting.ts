/** Whoever comes waits until `count` are there; those who come later pass at once. */
export function meeting(count: number): () => Promise<void> {
  let present = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    present += 1;
    if (present >= count) resolve();
    return promise;
  };
}
