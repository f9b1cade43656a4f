/** A barrier: the first `count` callers wait for each other; later ones pass at once. */
export function meeting(where: string, count: number): (point: string) => Promise<void> {
  let present = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return async (point) => {
    if (point !== where) return;
    present += 1;
    if (present >= count) resolve();
    await promise;
  };
}
