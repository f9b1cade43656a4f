/**
 * Milliseconds of processor time of the longest turn of the event loop while `work` runs. Processor
 * time of this thread, because on a busy machine a turn of one millisecond may take a hundred.
 */
export async function longestTurn(work: () => unknown): Promise<number> {
  // A garbage collection or a compilation may make any turn longer, but not one of each run.
  let longest = Infinity;
  for (let run = 0; run < 5 && longest > 10; run += 1) {
    longest = Math.min(longest, await measureTurns(work));
  }
  return longest;
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
  await (async () => work())().catch(() => {});
  isOver = true;
  endTurn();
  return longest;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
