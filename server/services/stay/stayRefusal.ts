/** Why the form of a guest's page was not taken: a code that the page has a sentence for, `problem.<code>`. */
export class StayRefusal extends Error {
  override name = 'StayRefusal';

  constructor(readonly code: string) {
    super(code);
  }
}
