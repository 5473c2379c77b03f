import { describe, expect, it } from 'vitest';
import { isSameOrder } from '../components/reorder/moveItem';
import { moveImage } from './moveImage';

const image = (id: number, isFeatured = false) => ({ id, isFeatured, displayOrder: id });
const LIST = [image(1, true), image(2, true), image(3), image(4), image(5)];
const idsAfter = (id: number, toIndex: number) =>
  moveImage(LIST, id, toIndex).map((moved) => moved.id);

describe('moving an image', () => {
  it.each([
    ['down within its kind', 3, 4, [1, 2, 4, 5, 3]],
    ['up within its kind', 5, 2, [1, 2, 5, 3, 4]],
    ['a featured one past the others: it stays the last featured', 1, 4, [2, 1, 3, 4, 5]],
    ['another past the featured ones: it becomes the first after them', 4, 0, [1, 2, 4, 3, 5]],
    ['below the end', 4, 99, [1, 2, 3, 5, 4]],
  ])('performs the move %s', (_name, id, toIndex, expected) => {
    expect(idsAfter(id, toIndex)).toEqual(expected);
  });

  it('returns the same list when nothing changes', () => {
    expect(moveImage(LIST, 3, 0)).toBe(LIST);
    expect(moveImage(LIST, 3, 2)).toBe(LIST);
    expect(moveImage(LIST, 77, 2)).toBe(LIST);
  });

  it('recognises an unchanged order', () => {
    expect(isSameOrder(LIST, [...LIST])).toBe(true);
    expect(isSameOrder(LIST, moveImage(LIST, 3, 4))).toBe(false);
    expect(isSameOrder(LIST, LIST.slice(1))).toBe(false);
  });
});
