import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/inter/wght.css';
import './styles/town.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { dress, preferences } from './lib/settings.svelte';
import { shell } from './lib/texts.svelte';

dress();

const target = document.getElementById('app')!;

/** The words come first; without them there is nothing to show but a way to try again. */
async function open(): Promise<void> {
  try {
    await shell.open(preferences.language);
  } catch {
    target.textContent = '';
    const note = document.createElement('p');
    note.className = 'page';
    note.setAttribute('role', 'alert');
    note.textContent = 'Covetown cannot be reached. Is the server running? ';
    const retry = document.createElement('button');
    retry.className = 'button primary';
    retry.textContent = 'Try again';
    retry.onclick = () => location.reload();
    note.append(retry);
    target.append(note);
    return;
  }
  target.textContent = '';
  mount(App, { target });
}

void open();
