/** The part of the PostgreSQL driver that is used directly; it has no types of its own. */
declare module 'pg' {
  const pg: {
    types: {
      builtins: { INT8: number };
      setTypeParser: (oid: number, parse: (text: string) => unknown) => void;
    };
  };
  export default pg;
}
