import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { CHUNK_GROUPS } from './bundling/chunk-groups.ts';
import { SERVER_PATHS } from './bundling/server-paths.ts';
import { trimContract } from './bundling/trim-contract.ts';
import { devDocuments } from './bundling/documents.ts';
import { subsetFonts } from './bundling/subset-fonts.ts';

/** The server to proxy to in development; scripts/dev.ts starts both. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '3001'}`;

const SERVER_PATH_PATTERN = `^/(?:${SERVER_PATHS.map((part) => part.replace('.', String.raw`\.`)).join('|')})(?:[/?]|$)`;
const serverPath = new RegExp(SERVER_PATH_PATTERN, 'u');

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    trimContract(),
    subsetFonts(),
    devDocuments(process.env['PRODUCT_NAME'] ?? 'Larder', (path) => serverPath.test(path)),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Browsers load source maps only for their developer tools.
    sourcemap: true,
    manifest: true,
    // A data: URL would load the asset for every visitor, visible or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        landing: 'index.html',
        app: 'app.html',
        boot: 'src/platform/boot.ts',
      },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
  server: {
    proxy: { [SERVER_PATH_PATTERN]: { target: SERVER, changeOrigin: false } },
  },
});
