import { describe, expect, it } from 'vitest';
import { createPictureMemory } from './pictureMemory';

const picture = (bytes: number) => ({ bytes, etag: `"${bytes}"`, source: Buffer.alloc(bytes) });

describe('pictures in memory', () => {
  it('are known as long as their file is what it was', () => {
    const memory = createPictureMemory(100);
    const one = picture(10);
    memory.put('a', 'first', one);
    expect(memory.get('a', 'first')).toBe(one);
    expect(memory.get('a', 'second')).toBeNull();
    expect(memory.get('a', 'first')).toBeNull();
    memory.put('a', 'second', one);
    expect(memory.get('a', null)).toBeNull();
    expect(memory.get('b', null)).toBeNull();
  });

  it('make room for each other, the longest unused first', () => {
    const memory = createPictureMemory(100);
    for (const file of ['a', 'b', 'c']) memory.put(file, '1', picture(30));
    memory.get('a', '1');
    memory.put('d', '1', picture(40));
    expect(['a', 'b', 'c', 'd'].filter((file) => memory.get(file, '1'))).toEqual(['a', 'c', 'd']);
  });

  it('take no more room for being put there again', () => {
    const memory = createPictureMemory(100);
    memory.put('a', '1', picture(40));
    for (const state of ['1', '2', '3']) memory.put('b', state, picture(50));
    expect(memory.get('a', '1')?.bytes).toBe(40);
    expect(memory.get('b', '3')?.bytes).toBe(50);
  });

  it('leave out one that is larger than all the room', () => {
    const memory = createPictureMemory(100);
    memory.put('a', '1', picture(101));
    expect(memory.get('a', '1')).toBeNull();
    memory.put('b', '1', picture(100));
    expect(memory.get('b', '1')?.bytes).toBe(100);
  });
});
