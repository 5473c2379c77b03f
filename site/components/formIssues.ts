/**
 * The first message of each field, by the field's name: `texts.en.key` for what stands deeper.
 * @param issues of the server's answer, or as a schema found them
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
