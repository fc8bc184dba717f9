/** Packs the built files once, as small as can be, so that the server need not do it on the way. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const WORTH_IT = 800;
const TEXT = /\.(js|css|svg|json|webmanifest)$/;

function filesIn(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

function pack(folder) {
  for (const path of filesIn(folder).filter((each) => TEXT.test(each))) {
    const body = readFileSync(path);
    if (body.length < WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  }
}

/** A build that failed has left no folder, and says why itself. */
export function packed() {
  let folder = '';
  return {
    name: 'covetown-packed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: { order: 'post', sequential: true, handler: () => existsSync(folder) && pack(folder) },
  };
}
