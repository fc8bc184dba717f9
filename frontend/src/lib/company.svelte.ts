/** Company: friends, invitations and who is here. One socket of the lobby rings when something has happened. */

import { api } from './api';
import { me } from './me.svelte';
import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';
import type { Friends, Profile } from './wire';

const AGAIN_MS = 4000;

class Company {
  friends: Friends | null = $state.raw(null);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private whose: string | null | undefined;
  private lists = new Set<() => void>();
  private turns = new Set<() => void>();
  private told = new Set<string>();

  /** What waits for an answer: invitations, people who ask, and reports for the host of the server. */
  get waiting(): number {
    const found = this.friends;
    return found ? found.invitations.length + found.asking.length : 0;
  }

  get reports(): number {
    return this.friends?.reports ?? 0;
  }

  /** Listen as this person; the socket knows its owner by the session, so another person needs another one. */
  listenAs(person: string | null): void {
    if (this.whose === person) return;
    this.whose = person;
    this.friends = null;
    this.told.clear();
    this.hangUp();
    this.listen();
    void this.fetch();
  }

  /** Be told when the lists of the lobby have changed; returns how to stop. */
  onLists(changed: () => void): () => void {
    this.lists.add(changed);
    return () => void this.lists.delete(changed);
  }

  /** Be told when the tables that wait for this person are others than before; returns how to stop. */
  onTurns(changed: () => void): () => void {
    this.turns.add(changed);
    return () => void this.turns.delete(changed);
  }

  async fetch(): Promise<void> {
    if (!me.person) return;
    try {
      const found = await api.friends();
      for (const { table, sender, created } of found.invitations) {
        const key = `${table.id} ${created}`;
        if (this.friends && !this.told.has(key)) toasts.show(t('shell-invited-by', { name: sender.name }));
        this.told.add(key);
      }
      this.friends = found;
    } catch {
      // Nobody is missed for long: the next ring fetches again.
    }
  }

  bond(person: string): Profile['bond'] {
    const found = this.friends;
    if (person === me.person?.id) return 'you';
    if (found?.friends.some((friend) => friend.person.id === person)) return 'friend';
    if (found?.asked.some((other) => other.id === person)) return 'asked';
    if (found?.asking.some((other) => other.id === person)) return 'asking';
    if (found?.blocked.some((other) => other.id === person)) return 'blocked';
    return 'none';
  }

  private listen(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (String(event.data).includes('"news"')) void this.fetch();
      else for (const changed of String(event.data).includes('"turns"') ? this.turns : this.lists) changed();
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.timer = setTimeout(() => {
        this.listen();
        void this.fetch();
        for (const changed of [...this.lists, ...this.turns]) changed();
      }, AGAIN_MS);
    };
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

export const company = new Company();
