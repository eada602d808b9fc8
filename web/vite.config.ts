import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { developedDocuments } from './bundling/documents.ts';
import { withoutJsonSchemas } from './bundling/without-json-schemas.ts';

/** The server that answers while developing; scripts/dev.ts starts both. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '3001'}`;

/** What the server answers itself; every other address belongs to the app. */
const SERVER_PATHS = ['/api', '/recipes', '/factors', '/chat', '/v1', '/.well-known', '/pictures', '/test-openai'];
const SERVER_PATH_PATTERN = `^(?:${SERVER_PATHS.map((path) => path.replace('.', String.raw`\.`)).join('|')})(?:[/?]|$)`;
const serverPath = new RegExp(SERVER_PATH_PATTERN, 'u');

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchemas(),
    developedDocuments(process.env['PRODUCT_NAME'] ?? 'Larder', (path) => serverPath.test(path)),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // A data: address would save a request and cost every visitor the picture, seen or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        landing: 'index.html',
        app: 'app.html',
        'theme-boot': 'src/platform/theme-boot.ts',
      },
    },
  },
  server: {
    proxy: { [SERVER_PATH_PATTERN]: { target: SERVER, changeOrigin: false } },
  },
});
