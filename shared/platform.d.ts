/** What browsers, Node and Electron all have, and the language itself does not name. */
declare class URL {
  constructor(url: string, base?: string);
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly port: string;
  readonly protocol: string;
  readonly search: string;
  readonly username: string;
}
