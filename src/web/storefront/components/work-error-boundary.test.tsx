import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '#i18n/messages/en/index.ts';
import { LanguageProvider } from '#i18n/react.tsx';
import { fallbackShell, ShellProvider } from '../../shared/shell/shell-data.tsx';
import { WorkErrorBoundary } from './work-error-boundary.tsx';

const Nothing = () => null;

/** Renders the page of a project whose loader throws. */
async function pageAfter(loader: () => never): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'project',
      path: '/project',
      loader,
      Component: Nothing,
      ErrorBoundary: WorkErrorBoundary,
    },
  ]);
  const context = await query(new Request('http://shop/project'));
  if (context instanceof Response) throw new Error('The loader answered by itself.');
  return renderToStaticMarkup(
    <LanguageProvider locale="en" messages={en} currency="USD" digits="latn">
      <ShellProvider shell={fallbackShell('en')}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShellProvider>
    </LanguageProvider>,
  );
}

it('a project that cannot be loaded reports it and offers a retry', async () => {
  const page = await pageAfter(() => {
    throw new Error('The database is gone.');
  });
  expect(page).toContain('Error loading project');
  expect(page).toMatch(/href="\/project"[^>]*>Try again</);
});

it('a project that does not exist is not found', async () => {
  const page = await pageAfter(() => {
    throw new Response(null, { status: 404 });
  });
  expect(page).toContain('Page Not Found');
});
