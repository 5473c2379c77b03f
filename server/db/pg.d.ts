/** The part of the PostgreSQL driver that is used directly; it has no types of its own. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events';

  const pg: {
    Client: new (config: unknown) => EventEmitter;
    types: {
      builtins: { INT8: number };
      setTypeParser: (oid: number, parse: (text: string) => unknown) => void;
    };
  };
  export default pg;
}
