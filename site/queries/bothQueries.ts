type QueryLike<Data> = {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
};

export function bothQueries<First, Second>(
  first: QueryLike<First>,
  second: QueryLike<Second>,
): QueryLike<readonly [First, Second]> {
  return {
    data:
      first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
    isPending: first.isPending || second.isPending,
    isError: first.isError || second.isError,
    error: first.error ?? second.error,
    refetch: () => [first, second].map((query) => query.isError && query.refetch()),
  };
}
