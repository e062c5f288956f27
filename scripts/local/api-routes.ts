export interface Route<T> {
  /** `GET /api/posts/{id}` or `$default` */
  readonly key: string
  readonly target: T
}

export interface RouteMatch<T> {
  readonly route: Route<T>
  readonly parameters: Readonly<Record<string, string>>
}

/** API Gateway's order: exact path first, then path parameters, then `{proxy+}`, then `$default`. */
export const matchRoute = <T>(
  routes: readonly Route<T>[],
  method: string,
  path: string,
): RouteMatch<T> | undefined => {
  const segments = path.split('/').slice(1)
  const matches = routes.flatMap((route) => {
    const [routeMethod = '', template] = route.key.split(' ')
    if (template === undefined || (routeMethod !== 'ANY' && routeMethod !== method)) return []
    const match = matchPath(template.split('/').slice(1), segments)
    return match ? [{ route, ...match }] : []
  })
  const [best] = matches.sort((a, b) => a.rank.localeCompare(b.rank))
  if (best) return best
  const fallback = routes.find((route) => route.key === '$default')
  return fallback && { route: fallback, parameters: {} }
}

/** The rank sorts as API Gateway prefers: literal before parameter before the rest of the path. */
const matchPath = (template: readonly string[], segments: readonly string[]) => {
  const parameters: Record<string, string> = {}
  let rank = ''
  for (const [index, part] of template.entries()) {
    const match = matchPart(part, segments.slice(index))
    if (!match) return undefined
    if (match.name !== undefined) parameters[match.name] = match.value
    rank += match.rank
  }
  return rank.endsWith('2') || template.length === segments.length
    ? { parameters, rank }
    : undefined
}

interface PartMatch {
  readonly rank: '0' | '1' | '2'
  readonly name?: string
  readonly value: string
}

const matchPart = (
  part: string,
  [segment, ...others]: readonly string[],
): PartMatch | undefined => {
  if (segment === undefined) return undefined
  const [, name, greedy] = /^\{(.+?)(\+?)\}$/.exec(part) ?? []
  if (name === undefined) return part === segment ? { rank: '0', value: segment } : undefined
  if (segment === '') return undefined
  if (greedy === '+') return { rank: '2', name, value: [segment, ...others].map(decode).join('/') }
  return { rank: '1', name, value: decode(segment) }
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
