/** Limits the memory for strangers' uploads, in total and per key. */
export class ByteBudget {
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  /** @param most bytes in total */
  constructor(readonly most: number) {}

  /**
   * Starts counting; the caller must call `release` in the end.
   * @param shares keys to count for, with each one's limit in bytes
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

/** The bytes held by one form. */
export type HeldBytes = {
  /** @returns false if that many more bytes exceed a limit; otherwise they count */
  take: (bytes: number) => boolean;
  release: () => void;
};
