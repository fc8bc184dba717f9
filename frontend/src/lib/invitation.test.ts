import { describe, expect, it } from 'vitest';
import { invitation, onlyHere } from './invitation';

const PATH = '/t/abc?invite=xyz';
const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });

describe('an invitation', () => {
  it('leads to the address that the page was reached by', () => {
    const told = { link: `http://192.168.1.20:2683${PATH}`, here: false };
    expect(invitation(PATH, at('http://192.168.1.20:2683'), [])).toEqual(told);
    expect(invitation(PATH, at('http://192.168.1.20:2683'), ['http://10.0.0.5:2683'])).toEqual(told);
    expect(invitation(PATH, at('https://play.example'), []).here).toBe(false);
  });

  it('leads from the machine itself to an address that others reach', () => {
    const told = { link: `http://192.168.1.20:2683${PATH}`, here: false };
    expect(invitation(PATH, at('http://127.0.0.1:2683'), ['http://192.168.1.20:2683'])).toEqual(told);
    expect(invitation(PATH, at('http://localhost:2683'), ['http://192.168.1.20:2683'])).toEqual(told);
  });

  it('says when it is good on this machine only', () => {
    expect(invitation(PATH, at('http://127.0.0.1:2683'), [])).toEqual({
      link: `http://127.0.0.1:2683${PATH}`,
      here: true,
    });
  });

  it('knows the names of the machine itself', () => {
    for (const name of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(onlyHere(name)).toBe(true);
    for (const name of ['192.168.1.20', 'localhost.example', '127.0.0.1.example', 'play.example'])
      expect(onlyHere(name)).toBe(false);
  });
});
