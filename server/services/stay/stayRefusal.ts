/** Why the form of a guest's page was not taken: a code that the page has a sentence for, `problem.<code>`. */
export class StayRefusal extends Error {
  override name = 'StayRefusal';

  /** @param fields names of the form's fields that it was refused for */
  constructor(
    readonly code: string,
    readonly fields: readonly string[] = [],
  ) {
    super(code);
  }
}
