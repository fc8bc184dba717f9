/** What is laid in store: the shell's files by their build, the last page, and words that were read. */

const SHELL = 'covetown-shell-';
const WORDS = 'covetown-words';
const PAGE = '/';

/** Lay in the shell of a build, its page, and the words of the language that page comes in. */
export async function layIn(build: string, files: readonly string[]): Promise<void> {
  const shell = await caches.open(SHELL + build);
  await shell.addAll(files);
  const page = await fetch(PAGE);
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  const words = /href="(\/words\/[A-Za-z-]+)"/.exec(await page.clone().text())?.[1];
  await shell.put(PAGE, page);
  if (words) await (await caches.open(WORDS)).add(words);
}

/** Drop the shells of older builds. The last one stays: a tab that still runs it may yet open another of its pages. */
export async function clearOut(build: string): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== SHELL + build);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file whose name says what is in it: once had, always good. */
export async function asset(request: Request, build: string): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL + build)).put(request, answer.clone());
  return answer;
}

/** Words as the server has them now; without a connection, as they were last read. */
export async function words(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(WORDS)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** The page as the server has it now; without a connection the one in store, which then says that there is none. */
export async function page(request: Request, build: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(SHELL + build)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}
