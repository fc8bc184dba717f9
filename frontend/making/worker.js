/** Builds the service worker: one file with a name that stays, which knows the files of this build. */

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** What is laid in store when the app is installed: the shell, not the boards, and the letters of most names. */
function inStore(files) {
  const found = [];
  for (const { fileName, moduleIds = [] } of files) {
    const board = moduleIds.some((id) => /\/src\/boards\/[^/]+\//.test(id));
    if (/\.js$/.test(fileName) && !board) found.push(`/${fileName}`);
    if (/-latin-wght-normal-.*\.woff2$/.test(fileName)) found.push(`/${fileName}`);
  }
  return found.sort();
}

export function worker() {
  let [folder, root] = ['', ''];
  let store = [];
  let all = [];
  return {
    name: 'covetown-worker',
    apply: 'build',
    configResolved: (config) => void ([folder, root] = [config.build.outDir, config.root]),
    writeBundle(_options, bundle) {
      const files = Object.values(bundle);
      all = files.map((file) => file.fileName).sort();
      const styles = files.flatMap((file) =>
        file.type === 'chunk' && inStore([file]).length ? [...(file.viteMetadata?.importedCss ?? [])] : [],
      );
      store = [...new Set([...inStore(files), ...styles.map((name) => `/${name}`)])].sort();
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (!all.length) return;
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: {
            __STORE__: JSON.stringify(store),
            __BUILD__: JSON.stringify(createHash('sha256').update(all.join()).digest('hex').slice(0, 12)),
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            lib: {
              entry: fileURLToPath(new URL('../src/worker/main.ts', import.meta.url)),
              formats: ['iife'],
              name: 'covetown',
              fileName: () => 'worker.js',
            },
          },
        });
      },
    },
  };
}
