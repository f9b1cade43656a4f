/** Names the claim that is selected; the list keeps its own parameters. */
export const claimParameter = 'claim';

/** The page with this claim selected, and the list as it is. */
export function claimAddress(id: string, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set(claimParameter, id);
  return `?${next.toString()}`;
}
