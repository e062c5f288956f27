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

const matchPath = (template: readonly string[], segments: readonly string[]) => {
  const parameters: Record<string, string> = {}
  let rank = ''
  for (const [index, part] of template.entries()) {
    const segment = segments[index]
    const name = /^\{(.+?)(\+?)\}$/.exec(part)
    if (segment === undefined || (name && segment === '')) return undefined
    if (name?.[2] === '+') {
      parameters[name[1] ?? ''] = segments.slice(index).map(decode).join('/')
      return { parameters, rank: `${rank}2` }
    }
    if (name) parameters[name[1] ?? ''] = decode(segment)
    else if (part !== segment) return undefined
    rank += name ? '1' : '0'
  }
  return template.length === segments.length ? { parameters, rank } : undefined
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
