/** The kit on one page, for whoever makes a board: `npm run dev`, then /kit.html. It is no part of the built pages. */

import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/inter/wght.css';
import '../../styles/town.css';

import { mount } from 'svelte';
import english from '../../../../src/covetown/text/en.ftl?raw';
import { dress } from '../../lib/settings.svelte';
import { shell, Texts } from '../../lib/texts.svelte';
import { toasts } from '../../lib/toasts.svelte';
import KitPage from './KitPage.svelte';

dress();
shell.texts = new Texts([english]);
mount(KitPage, {
  target: document.getElementById('app')!,
  props: { answered: (option: number) => toasts.show(`Answer ${option}`) },
});
