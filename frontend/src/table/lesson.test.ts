import { describe, expect, it } from 'vitest';
import { freest } from './lesson';

const size = { width: 1000, height: 800 };
const words = { width: 300, height: 200 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('the words of a lesson', () => {
  it('stand low on the left when nothing is in the way', () => {
    expect(freest([], [], words, size, 100)).toEqual({ x: 8, y: 592 });
  });

  it('never stand on what is lit while there is another place', () => {
    expect(freest([box(0, 600, 200, 150)], [], words, size, 100)).toEqual({ x: 692, y: 592 });
    expect(freest([box(0, 500, 1000, 300)], [], words, size, 100)).toEqual({ x: 8, y: 108 });
    expect(freest([box(0, 100, 400, 700), box(700, 700, 90, 90)], [], words, size, 100)).toEqual({ x: 692, y: 108 });
  });

  it('rather cover something that can be chosen than what is lit', () => {
    const choices = [box(0, 0, 1000, 560), box(300, 560, 700, 240)];
    expect(freest([box(0, 560, 300, 240)], choices, words, size, 0)).toEqual({ x: 692, y: 592 });
  });

  it('rather cover what is lit than what is to be clicked', () => {
    const phone = { width: 390, height: 844 };
    const told = { width: 374, height: 180 };
    const lit = [box(10, 130, 370, 310)];
    const button = box(10, 780, 130, 40);
    expect(freest([...lit, button], [], told, phone, 90)).toEqual({ x: 8, y: 656 });
    expect(freest([...lit, button], [], told, phone, 90, [button])).toEqual({ x: 8, y: 332 });
  });

  it('stay inside a window that is hardly larger than they are', () => {
    expect(freest([], [], { width: 374, height: 700 }, { width: 390, height: 600 }, 50)).toEqual({ x: 8, y: 8 });
  });
});
