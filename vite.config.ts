import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const pathOf = (...parts: string[]) => new RegExp(parts.join(String.raw`[\\/]`));

/** What pages share, in few files: in forty it compresses worse and takes forty answers. */
const shared = [
  {
    name: 'framework',
    test: pathOf('node_modules', '(react|react-dom|scheduler|react-router)', ''),
    priority: 3,
  },
  {
    name: 'frame',
    test: pathOf(
      'src',
      'web',
      String.raw`(root\.tsx|shared[\\/]router[\\/](retrying-fetch|shown-data-fallback)\.ts)$`,
    ),
    priority: 2,
  },
  { name: 'card', test: pathOf('storefront', 'components', 'product-card'), priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The server finds the chunk of the language in use through it, to preload it.
    manifest: true,
    // The router preloads the modules of its routes; for the rest the helper weighs more than it gives.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
    // One module graph: the bundle holds the whole server, so that services exist once.
    ssr: { build: { rolldownOptions: { input: 'src/server.ts' } } },
  },
  // Without the list the very first development page does not hydrate: Vite reloads in its midst.
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
