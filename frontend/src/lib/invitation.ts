/** Where a link for friends leads: an address they can reach, or the knowledge that there is none. */

const HERE = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;

/** Whether an address leads no further than this machine. */
export function onlyHere(hostname: string): boolean {
  return HERE.test(hostname);
}

export interface Invitation {
  link: string;
  /** It is good on this machine only. */
  here: boolean;
}

/** The link to a path of ours, from an address that others reach where this one is not. */
export function invitation(path: string, at: Pick<Location, 'origin' | 'hostname'>, addresses: string[]): Invitation {
  if (!onlyHere(at.hostname)) return { link: at.origin + path, here: false };
  return { link: (addresses[0] ?? at.origin) + path, here: addresses.length === 0 };
}

/** Put a text on the clipboard; where the browser keeps that for secure pages, by selecting its field. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand('copy');
  }
}
