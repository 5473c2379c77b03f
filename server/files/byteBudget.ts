/** What may be held in memory at once of what strangers send, together and each. */
export class ByteBudget {
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  /**
   * @param most bytes of all together
   * @param mostEach bytes of one sender
   */
  constructor(
    readonly most: number,
    readonly mostEach: number,
  ) {}

  /** Begins to count for a sender. `release` has to be called in the end. */
  open(sender: string): HeldBytes {
    let own = 0;
    const add = (bytes: number) => {
      own += bytes;
      this.#held += bytes;
      const all = (this.#heldBy.get(sender) ?? 0) + bytes;
      if (all > 0) this.#heldBy.set(sender, all);
      else this.#heldBy.delete(sender);
    };
    return {
      take: (bytes) => {
        const isRoom =
          this.#held + bytes <= this.most &&
          (this.#heldBy.get(sender) ?? 0) + bytes <= this.mostEach;
        if (isRoom) add(bytes);
        return isRoom;
      },
      release: () => add(-own),
    };
  }
}

/** What one sender's form holds. */
export type HeldBytes = {
  /** @returns whether there is room for so many bytes more, which then count */
  take: (bytes: number) => boolean;
  /** Gives back all that was taken. */
  release: () => void;
};
