/** One line of a table: a name, and figures below each other. */
export function printRow([name = '', ...figures]: readonly string[]): void {
  console.log(name.padEnd(56) + figures.map((figure) => figure.padStart(16)).join(''));
}
