import './styles/town.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { dress, preferences } from './lib/settings.svelte';
import { shell, t } from './lib/texts.svelte';

dress();

const APOLOGY = 'covetown-apology';
const target = document.getElementById('app')!;

function keepApology(): void {
  try {
    localStorage.setItem(APOLOGY, JSON.stringify([t('shell-error-offline'), t('shell-try-again')]));
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** What is said when no words can be had: those of the last visit, in the reader's language, or English ones. */
function apology(): [string, string] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(APOLOGY) ?? '');
    if (Array.isArray(kept) && kept.length === 2) return [String(kept[0]), String(kept[1])];
  } catch {
    // Nothing was kept.
  }
  return ['Covetown cannot be reached. Is the server running?', 'Try again'];
}

/** The words come first; without them there is nothing to show but a way to try again. */
async function open(): Promise<void> {
  if (router.place.page === 'table') void import('./table/TablePage.svelte').catch(() => undefined); // with the words
  try {
    await shell.open(preferences.language);
    keepApology();
  } catch {
    const [sorry, again] = apology();
    target.textContent = '';
    const note = document.createElement('p');
    note.className = 'page';
    note.setAttribute('role', 'alert');
    note.textContent = `${sorry} `;
    const retry = document.createElement('button');
    retry.className = 'button primary';
    retry.textContent = again;
    retry.onclick = () => location.reload();
    note.append(retry);
    target.append(note);
    return;
  }
  target.textContent = '';
  mount(App, { target });
}

void open();
