import { pascalCase } from './names.ts'

export interface NewScreen {
  /** In kebab case: the feature, its component and its page. */
  readonly name: string
  readonly path: `/${string}`
  /** The German heading and browser title. */
  readonly title: string
  /** The contract whose answer the screen shows, and its file of `shared/api`. */
  readonly query?: { readonly id: string; readonly slice: string } | undefined
  /** Guests may see it. */
  readonly isPublic: boolean
}

export const textsText = ({ title, query }: NewScreen): string => `export const messages = {
  title: '${title}',
${query ? "  failed: 'Das konnten wir nicht laden.',\n" : ''}} as const
`

export const apiText = ({
  id,
  slice,
}: NonNullable<NewScreen['query']>): string => `import { queryOptions } from '@tanstack/react-query'
import { ${id} } from '#shared/api/${slice}.ts'
import { call } from '#spa/platform/api-client.ts'

export const ${id}Options = () =>
  queryOptions({
    queryKey: ['${id}'],
    queryFn: ({ signal }) => call(${id}, { signal }),
  })
`

const plainComponent = ({
  name,
}: NewScreen): string => `import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'

export const ${pascalCase(name)} = () => <Heading as="h1">{messages.title}</Heading>
`

const queryComponent = (
  name: string,
  id: string,
): string => `import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ${id}Options } from '../api/${name}.ts'
import { messages } from '../texts.ts'

export const ${pascalCase(name)} = () => (
  <Loaded query={useQuery(${id}Options())} failed={messages.failed}>
    {() => <Heading as="h1">{messages.title}</Heading>}
  </Loaded>
)
`

export const componentText = (screen: NewScreen): string =>
  screen.query ? queryComponent(screen.name, screen.query.id) : plainComponent(screen)

const caseOf = ({ path, title, query, isPublic }: NewScreen, me: string, name: string): string => `
  it('${name}', async () => {
${query ? `    theApi().on(${query.id}, () => ({ ok: true as const }))\n` : ''}    await openApp('${path}'${isPublic ? `, { me: ${me} }` : ''})
    await find('heading', '${title}')
  })
`

export const screenTestText = (screen: NewScreen): string => {
  const { title, query, isPublic } = screen
  const cases = [
    caseOf(screen, 'ME', 'shows its title to members'),
    ...(isPublic ? [caseOf(screen, 'null', 'shows its title to guests')] : []),
  ]
  return `import { describe, it } from 'vitest'
${query ? `import { ${query.id} } from '#shared/api/${query.slice}.ts'\n` : ''}${isPublic ? "import { ME } from '../members.ts'\n" : ''}import { openApp${query ? ', theApi' : ''} } from '../open-app.ts'
import { find } from '../queries.ts'

describe('the screen "${title}"', () => {${cases.join('')}})
`
}

export const pageText = ({
  name,
}: NewScreen): string => `import { usePageTitle } from '#spa/platform/page-title.ts'
import { ${pascalCase(name)} } from '../features/${name}/components/${name}.tsx'
import { messages } from '../features/${name}/texts.ts'

export const ${pascalCase(name)}Page = () => {
  usePageTitle(messages.title)
  return <${pascalCase(name)} />
}
`
