import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails, naming rule and element, when the page as it is now, or a part, has an accessibility violation. */
export async function axe(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
  expect(found, 'accessibility violations').toEqual([]);
}

/** Listens from now on; the returned function fails if the browser complained since. */
export function noConsoleErrors(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const { url } = message.location();
    // A page that answers 403 or 404 on purpose: the test checks the status itself.
    const isOwnStatus = url === page.url() && message.text().startsWith('Failed to load resource');
    const isOurDoing = message.text().startsWith('Service Worker registration blocked');
    if (isComplaint && !isOwnStatus && !isOurDoing) complaints.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => expect(complaints, 'console').toEqual([]);
}
