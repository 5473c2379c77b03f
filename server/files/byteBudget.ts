/** What may be held in memory at once of what strangers send, together and each. */
export class ByteBudget {
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  /** @param most bytes of all together */
  constructor(readonly most: number) {}

  /**
   * Begins to count. `release` has to be called in the end.
   * @param shares whom it counts for, with the bytes of each at most
   */
  open(shares: Readonly<Record<string, number>>): HeldBytes {
    let own = 0;
    const heldBy = (sender: string) => this.#heldBy.get(sender) ?? 0;
    const add = (bytes: number) => {
      own += bytes;
      this.#held += bytes;
      for (const sender of Object.keys(shares)) {
        const all = heldBy(sender) + bytes;
        if (all > 0) this.#heldBy.set(sender, all);
        else this.#heldBy.delete(sender);
      }
    };
    return {
      take: (bytes) => {
        const isRoom =
          this.#held + bytes <= this.most &&
          Object.entries(shares).every(([sender, most]) => heldBy(sender) + bytes <= most);
        if (isRoom) add(bytes);
        return isRoom;
      },
      release: () => add(-own),
    };
  }
}

/** What one form holds. */
export type HeldBytes = {
  /** @returns whether there is room for so many bytes more, which then count */
  take: (bytes: number) => boolean;
  /** Gives back all that was taken. */
  release: () => void;
};
