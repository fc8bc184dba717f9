/** The town's own lettering. It comes when the page stands: on a slow line the words are there before their letters. */

import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/inter/wght.css';

/** Load the letters; resolves when they can be seen. */
export async function load(): Promise<void> {
  await Promise.all(['16px "Alegreya Variable"', '16px "Inter Variable"'].map((font) => document.fonts.load(font)));
  document.documentElement.dataset.letters = 'ready';
}
