/** Why a form of the guest's page was rejected: a code with a text `problem.<code>`. */
export class StayRefusal extends Error {
  override name = 'StayRefusal';

  /** @param fields names of the rejected fields */
  constructor(
    readonly code: string,
    readonly fields: readonly string[] = [],
  ) {
    super(code);
  }
}
