import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseReachable } from '../database/health.server.ts';
import { log } from '../log.server.ts';
import { type Check, checks } from './checks.server.ts';
import { createSteadyFinding } from './steady-finding.ts';

export interface ShopReadiness {
  status: 'ok' | 'degraded' | 'down';
  /** In words for operators. */
  reasons: string[];
}

let findings: ReturnType<typeof createSteadyFinding>[] = [];

/** Whether the shop can sell, and whether someone should look at it. */
export async function readReadiness(): Promise<ShopReadiness> {
  if (!(await isDatabaseReachable())) {
    return { status: 'down', reasons: ['database unreachable'] };
  }
  const reasons = findings.flatMap((finding) => finding.reported() ?? []);
  return { status: reasons.length === 0 ? 'ok' : 'degraded', reasons };
}

/** Looks at what may be wrong until stopped. */
export function startChecks(watched: readonly Check[] = checks): { stop(): void } {
  const stopping = new AbortController();
  findings = watched.map((check) => {
    const finding = createSteadyFinding(check.times);
    void watch(check, finding, stopping.signal);
    return finding;
  });
  return {
    stop() {
      stopping.abort();
      findings = [];
    },
  };
}

async function watch(
  { interval, find }: Check,
  finding: ReturnType<typeof createSteadyFinding>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleep(interval, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      finding.add(await find());
    } catch (error) {
      // What cannot be known stays as it was; a lost database is reported as such.
      log.debug({ err: error }, 'a check of the readiness failed');
    }
  }
}
