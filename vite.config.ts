import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const pathOf = (...parts: string[]) => new RegExp(parts.join(String.raw`[\\/]`));

/**
 * Shared code goes into a few chunks: in forty files it compresses worse and needs forty requests.
 */
const shared = [
  {
    name: 'framework',
    test: pathOf('node_modules', '(react|react-dom|scheduler|react-router)', ''),
    priority: 4,
  },
  {
    // Digits are read by forms everywhere: with the options of a product they would bring that file
    // to every list.
    name: 'frame',
    test: pathOf(
      'src',
      String.raw`(domain[\\/]digits\.ts|web[\\/](root\.tsx|shared[\\/]router[\\/](retrying-fetch|shown-data-fallback)\.ts))$`,
    ),
    priority: 3,
  },
  {
    name: 'options',
    test: pathOf('storefront', 'product', '(options|buy-form|buy-bar)'),
    priority: 1,
  },
  {
    // Small parts at the top of a product page: five files would cost more than the first visit may.
    name: 'product-head',
    test: pathOf(
      'src',
      String.raw`.*(breadcrumb|breadcrumb-structured-data|maker-line|stars|review-query|areas[\\/](product-details|workshops))\.tsx?$`,
    ),
    priority: 1,
  },
  {
    name: 'fields',
    test: pathOf('src', 'ui', String.raw`(field|field-context|select|text-input)\.tsx?$`),
    priority: 1,
  },
  { name: 'card', test: pathOf('storefront', 'components', 'product-card'), priority: 2 },
];

/** Modules of others that the browser gets from us, by the end of their address; why, each of ours says. */
const replacements: Record<string, string> = {
  'vite/preload-helper.js': 'src/web/shared/router/fetch-before-import.ts',
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js':
    'src/web/shared/errors/last-resort.tsx',
  'react-router/dist/production/lib/dom/ssr/routeModules.js':
    'src/web/shared/router/load-route-module.ts',
  'react-router/dist/production/lib/dom/ssr/route-discovery.js':
    'src/web/shared/router/unused-parts.ts',
  'react-router/dist/production/lib/router/instrumentation.js':
    'src/web/shared/router/unused-parts.ts',
};

const replaceModules = (): Plugin => ({
  name: 'replace-modules',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: {
      id: /(preload-helper|errorBoundaries|routeModules|route-discovery|instrumentation)\.js$/,
    },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const id = (resolved?.id ?? source).replaceAll('\\', '/');
      const [, ours] = Object.entries(replacements).find(([end]) => id.endsWith(end)) ?? [];
      return ours && join(import.meta.dirname, ours);
    },
  },
});

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), replaceModules()],
  build: {
    // The server reads the manifest to find and preload the messages of the current language.
    manifest: true,
    // Tells fetch-before-import.ts the script of each part that comes later.
    modulePreload: { polyfill: false, resolveDependencies: (file) => [file] },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
    // One bundle for the whole server, so that every service module exists once.
    ssr: {
      build: { rolldownOptions: { input: 'src/server.ts' } },
      // Packages of hundreds of files, which would slow each start down.
      resolve: { noExternal: ['kysely', '@base-ui/react', '@base-ui/utils', 'zod', 'jose'] },
    },
  },
  // Without this list Vite reloads the first development page while it hydrates.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
});
