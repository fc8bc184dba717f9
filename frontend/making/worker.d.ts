import type { Plugin } from 'vite';

export function worker(): Plugin;
