import { checkInvariants } from '#services/invariants/check-invariants.server.ts';
import { fail } from './failures.ts';
import { withInstallation } from './installation.ts';

const maxShown = 20;

try {
  await withInstallation(console.log, async () => report(await checkInvariants()));
} catch (error) {
  fail(error);
}

function report(checked: Awaited<ReturnType<typeof checkInvariants>>): void {
  for (const { name, broken } of checked) {
    console.log(`${broken.length === 0 ? 'holds ' : 'BROKEN'}  ${name}`);
    for (const what of broken.slice(0, maxShown)) console.log(`          ${what}`);
    if (broken.length > maxShown) console.log(`          and ${broken.length - maxShown} more`);
  }
  const number = checked.filter(({ broken }) => broken.length > 0).length;
  console.log(`${checked.length - number} hold, ${number} broken`);
  if (number > 0) process.exitCode = 1;
}
