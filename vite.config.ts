import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The server finds the chunk of the language in use through it, to preload it.
    manifest: true,
    // One module graph: the bundle holds the whole server, so that services exist once.
    rollupOptions: isSsrBuild ? { input: 'src/server.ts' } : undefined,
    assetsInlineLimit: 0,
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
}));
