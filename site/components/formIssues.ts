/** The first message of each field, by the field's name. */
export function issuesByField(
  issues: readonly { path: string; message: string }[],
): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const { path, message } of issues) byField[path] ??= message;
  return byField;
}
