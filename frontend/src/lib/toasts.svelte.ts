/** Short notices at the edge of the page, and what a screen reader is told. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

class Toasts {
  list: Toast[] = $state([]);
  /** What the live region says: events of the table, one after the other. */
  said = $state('');
  private next = 1;

  show(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = this.next++;
    this.list = [...this.list.slice(-2), { id, text, tone }];
    setTimeout(() => this.drop(id), 5200);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  say(text: string): void {
    if (text) this.said = text;
  }
}

export const toasts = new Toasts();

/** Run something that may be refused; a refusal becomes a notice. */
export async function trying<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    toasts.show(error instanceof Error ? error.message : String(error), 'bad');
    return undefined;
  }
}
