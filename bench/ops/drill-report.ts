let failures = 0;

/** One line of a drill: what was expected, and whether it is so. */
export function expectThat(statement: string, problems: readonly string[] | boolean): void {
  const found = problems === true ? [] : problems === false ? ['it is not so'] : problems;
  console.log(`${found.length === 0 ? 'ok    ' : 'FAILED'}  ${statement}`);
  for (const each of found.slice(0, 10)) console.log(`          ${each}`);
  if (found.length > 0) failures += 1;
}

export function endDrill(): never {
  console.log(failures === 0 ? '\nThe drill passed.' : `\n${failures} expectations failed.`);
  // Connections of services that ran in this process are still open.
  process.exit(failures === 0 ? 0 : 1);
}
