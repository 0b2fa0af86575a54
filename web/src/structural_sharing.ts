// What did not change keeps its identity, so that nobody draws it again.

/** What is true now, made of the parts of what was true before wherever they are equal. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const names = Object.keys(parts);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shared(before[name], parts[name]);
    parts[name] = part;
    isSame &&= name in before && part === before[name];
  }
  return isSame ? (before as T) : now;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
