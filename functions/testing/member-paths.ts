const ULID = /[0-9A-HJKMNP-TV-Z]{26}/g

/** Prose of a test may name a member; only names, ids, keys and addresses have no spaces. */
const isProse = (text: string, path: string): boolean =>
  text.includes(' ') && !/^(?:GSI1)?[PS]K$/.test(path)

/**
 * The paths of all values of an item that contain the id of a member: `author.id`, `reports[].memberId` for lists and
 * sets, `names{}` for the names of a map.
 */
export const memberPaths = (item: unknown, members: ReadonlySet<string>): readonly string[] => {
  const found = new Set<string>()
  const has = (text: string): boolean => (text.match(ULID) ?? []).some((id) => members.has(id))
  const visitMap = (value: object, path: string): void => {
    for (const [name, each] of Object.entries(value)) {
      const isMember = has(name)
      if (isMember) found.add(`${path}{}`)
      visit(each, isMember ? `${path}{}` : [path, name].filter(Boolean).join('.'))
    }
  }
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (has(value) && !isProse(value, path)) found.add(path)
    } else if (Array.isArray(value) || value instanceof Set) {
      for (const each of value as Iterable<unknown>) visit(each, `${path}[]`)
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      visitMap(value, path)
    }
  }
  visit(item, '')
  return [...found].sort()
}
