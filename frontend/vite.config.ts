import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packed } from './making/packed.js';
import { worker } from './making/worker.js';

// The pages are served under a strict content security policy: scripts, styles, fonts and images come from files of our
// own origin, and nothing is put inline.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker(), packed()],
  // The tests mount components as a browser does.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // What every page needs is one file; the pages and the boards come when they are opened.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'town',
              test: /node_modules(?![\\/]@fontsource)|src[\\/](lib|ui)[\\/](?!passkeys|lettering|Considered)|vite[\\/]preload/,
            },
          ],
        },
      },
    },
  },
  server: {
    // The texts of the games lie beside the rules, in src/covetown.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000' },
      '/words': { target: 'http://127.0.0.1:8000' },
      '/games': { target: 'http://127.0.0.1:8000' },
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    css: true,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    passWithNoTests: true,
  },
}));
