import { spawn } from 'node:child_process';

export type StepResult = {
  passed: number;
  /** What failed, by name. */
  failures: string[];
};

export type Step = {
  name: string;
  /** One after the other, until one fails. */
  commands: string[][];
  env?: Record<string, string>;
  /** Reads the report of a test runner; a step without one counts as a single check. */
  tally?: () => Promise<StepResult>;
};

type Ended = { ok: boolean; output: string };

/**
 * Runs the step and reports it in one line; what it printed follows only when it failed.
 * There is no time limit: a slow machine must not turn a step red. Single tests have their own.
 */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const ended = await runAll(step);
  const result = countStep(step.name, ended.ok, await step.tally?.());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failed = result.failures.length;
  const counts = step.tally ? `  ${result.passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name}${counts}  ${seconds} s`);
  if (failed > 0) console.log(ended.output.trimEnd().replaceAll(/^/gm, '    '));
  return result;
}

/** A runner that fails without a failing test, or that ran no test, counts as one failure. */
export function countStep(name: string, ok: boolean, tally?: StepResult): StepResult {
  if (!tally) return ok ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
  const isUnexplained = !ok && tally.failures.length === 0;
  const isEmpty = tally.passed + tally.failures.length === 0;
  return isUnexplained || isEmpty ? { ...tally, failures: [name] } : tally;
}

async function runAll({ commands, env }: Step): Promise<Ended> {
  let output = '';
  for (const command of commands) {
    const ended = await runCommand(command, env);
    output += ended.output;
    if (!ended.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

function runCommand([command = '', ...args]: string[], env?: Record<string, string>) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', ({ message }) => resolve({ ok: false, output: message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: String(Buffer.concat(chunks)) }));
  });
}
