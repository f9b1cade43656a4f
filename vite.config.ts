import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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
      String.raw`.*(breadcrumb|breadcrumb-structured-data|maker-line|stars|review-query)\.tsx?$`,
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The server reads the manifest to find and preload the messages of the current language.
    manifest: true,
    // The router preloads the modules of its routes; for the rest Vite's helper costs more than it
    // saves.
    modulePreload: false,
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
