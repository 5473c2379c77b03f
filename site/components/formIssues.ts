/**
 * The first message of each field, by field name. Nested fields are joined with dots (`texts.en.key`).
 * @param issues from the server or a schema
 */
export function issuesByField(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const { path, message } of issues) {
    byField[typeof path === 'string' ? path : path.join('.')] ??= message;
  }
  return byField;
}
