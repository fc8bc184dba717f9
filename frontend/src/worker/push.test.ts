import { expect, it, vi } from 'vitest';
import { listenForPushes, read } from './push';

it('shows what our server says and leads nowhere else', () => {
  expect(read('{"title":"Covetown","body":"Your turn","url":"/t/abc","tag":"turn-abc"}')).toEqual({
    title: 'Covetown',
    body: 'Your turn',
    url: '/t/abc',
    tag: 'turn-abc',
  });
  for (const url of ['https://evil.example/', '//evil.example', 7, null])
    expect(read(JSON.stringify({ url })).url).toBe('/');
  expect(read('{}').title).toBe('Covetown');
});

it('a tap leads an open page to the table, or opens one', async () => {
  const heard: Record<string, (event: unknown) => void> = {};
  const page = { url: 'http://town/rules/', focus: vi.fn(), navigate: vi.fn() };
  const clients = { matchAll: vi.fn(async () => [page] as unknown[]), openWindow: vi.fn() };
  const showNotification = vi.fn(async () => undefined);
  listenForPushes({
    addEventListener: (name: string, what: (event: unknown) => void) => (heard[name] = what),
    registration: { showNotification },
    clients,
  } as never);

  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (what: Promise<unknown>) => (done = what);
  heard.push!({ data: { text: () => '{"body":"Your turn","url":"/t/abc","tag":"turn-abc"}' }, waitUntil });
  await done;
  expect(showNotification).toHaveBeenCalledWith('Covetown', {
    body: 'Your turn',
    tag: 'turn-abc',
    icon: '/favicon.svg',
    data: { url: '/t/abc' },
  });

  const notification = { close: vi.fn(), data: { url: '/t/abc' } };
  heard.notificationclick!({ notification, waitUntil });
  await done;
  expect(page.navigate).toHaveBeenCalledWith('/t/abc');
  expect(clients.openWindow).not.toHaveBeenCalled();

  clients.matchAll.mockResolvedValue([]);
  heard.notificationclick!({ notification, waitUntil });
  await done;
  expect(clients.openWindow).toHaveBeenCalledWith('/t/abc');
});
