/**
 * Milliseconds of processor time of the longest turn of the event loop while `work` runs. Processor
 * time of this thread, because on a busy machine a turn of one millisecond may take a hundred.
 */
export async function longestTurn(work: () => unknown): Promise<number> {
  // A garbage collection or a compilation may fall into any turn, but not into the longest of each run.
  const runs = [await measureTurns(work)];
  while (runs.length < 3 && runs.at(-1)! > 10) runs.push(await measureTurns(work));
  return Math.min(...runs);
}

async function measureTurns(work: () => unknown): Promise<number> {
  let longest = 0;
  let before = processorTime();
  let isOver = false;
  const endTurn = () => {
    const now = processorTime();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(endTurn);
  };
  setImmediate(endTurn);
  // What is thrown is what the parser makes of the input.
  await Promise.try(work).catch(() => {});
  isOver = true;
  endTurn();
  return longest;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
