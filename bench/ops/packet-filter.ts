import { spawnSync } from 'node:child_process';

const table = `fustat_drill_${process.pid}`;

const run = (...args: string[]) => spawnSync('nft', args, { encoding: 'utf8' });

/** Why packets cannot be dropped here. */
export function findFilterProblem(): string | undefined {
  const { error, status } = run('list', 'tables');
  if (!error && status === 0) return undefined;
  return 'It needs root and nftables (apt install nftables).';
}

/** Drops every packet from and to these ports of this machine, until what is returned. */
export function dropPackets(ports: readonly number[]): () => void {
  const all = `{ ${ports.join(', ')} }`;
  const remove = () => {
    process.off('exit', remove);
    run('delete', 'table', 'inet', table);
  };
  // The rules would outlive an interrupted drill.
  process.once('exit', remove);
  const { status, stderr } = run(
    `table inet ${table} {
      chain arriving {
        type filter hook input priority 0;
        tcp dport ${all} drop
        tcp sport ${all} drop
      }
    }`,
  );
  if (status !== 0) throw new Error(`Packets could not be dropped: ${stderr}`);
  return remove;
}
