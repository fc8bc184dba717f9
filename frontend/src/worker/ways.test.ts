import { describe, expect, it } from 'vitest';
import { wayOf } from './ways';

const HOME = 'http://127.0.0.1:2683';
const way = (path: string, mode = 'cors', method = 'GET') => wayOf({ method, mode, url: HOME + path }, HOME);

describe('the service worker', () => {
  it.each([
    '/api/start',
    '/api/tables/abc/replay/4?viewer=1',
    '/api/texts/en',
    '/api/games/some_game',
    '/games/some_game/board.js',
    '/ws/table/abc',
    '/healthz',
    '/metrics',
    '/t/abc',
    '/icons/icon-192.png',
    '/worker.js',
    '/words/../api/start',
    '/assets/../api/start',
  ])('leaves %s to the server', (path) => {
    expect(way(path)).toBe('server');
  });

  it('leaves to the server whatever changes something, and other hosts', () => {
    expect(way('/assets/a.js', 'cors', 'POST')).toBe('server');
    expect(way('/', 'navigate', 'POST')).toBe('server');
    expect(wayOf({ method: 'GET', mode: 'cors', url: 'http://elsewhere/assets/a.js' }, HOME)).toBe('server');
  });

  it('leaves files and data that are opened as pages to the server', () => {
    for (const path of ['/api/tables/abc/export', '/games/some_game/board.js', '/metrics', '/api'])
      expect(way(path, 'navigate')).toBe('server');
  });

  it('knows the shell, the words and the pages', () => {
    expect(way('/assets/town-1a2b.js')).toBe('asset');
    expect(way('/words/fr')).toBe('words');
    expect(way('/words/pt-BR/some_game')).toBe('words');
    for (const path of ['/', '/t/abc?invite=1', '/settings', '/apiary']) expect(way(path, 'navigate')).toBe('page');
  });
});
