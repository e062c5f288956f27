import { dirname, join, normalize } from 'node:path/posix'

/** Texts by path from the root, and the paths of all other files; folders end with a slash. */
export interface Tree {
  readonly texts: ReadonlyMap<string, string>
  readonly paths: readonly string[]
}

interface Line {
  readonly path: string
  readonly text: string
}

type Check = (line: Line, tree: Tree) => readonly string[]

const LAWS =
  'AO|BDSG|BFSG|BGB|DDG|DSA|DSGVO|GG|HGB|JMStV|JuSchG|KUG|MStV|StGB|TDDDG|TMG|UrhG|UWG|VSBG'
const SECTION = /§+\s?\d+/gu
/** "18 Abs. 2 MStV", "86a StGB", "7 bis 10 DDG". */
const OF_A_LAW = new RegExp(
  `^§+\\s?\\d+[a-z]?(?:(?:,? | )(?:Abs\\.|Absatz|Satz|S\\.|Nr\\.|und|bis|ff?\\.|\\d+[a-z]?))*[  ](?:${LAWS})\\b`,
  'u',
)

const sections: Check = ({ text }) =>
  [...text.matchAll(SECTION)]
    .filter(({ index }) => !OF_A_LAW.test(text.slice(index)))
    .map(([section]) => `${section} names no law`)

const hasDecision = (number: string, { texts }: Tree): boolean =>
  [...texts.keys()].some((path) => path.startsWith(`docs/decisions/${number}-`))

/** A decision is cited by the four digits of its page; other numbers refer to nothing in the repository. */
const decisions: Check = ({ text }, tree) =>
  [...text.matchAll(/\bdecisions?[ /](?<number>\d+)/giu)]
    .filter(({ groups }) => {
      const number = groups?.['number'] ?? ''
      return number.length !== 4 || !hasDecision(number, tree)
    })
    .map(([decision]) => `no page of docs/decisions is ${decision}`)

const otherDocuments: Check = ({ text }) =>
  [...text.matchAll(/\b(?:the|our) specification\b|\bspecification §|\bdesign card\b/giu)].map(
    ([words]) => `"${words}" is not in the repository`,
  )

/** As GitHub makes them from headings. */
const anchorsOf = (markdown: string): ReadonlySet<string> => {
  const seen = new Map<string, number>()
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} +(.+?) *$/gmu)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replace(/ /gu, '-')
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    anchors.add(times === 0 ? slug : `${slug}-${times}`)
  }
  return anchors
}

const withoutCode = (markdown: string): string =>
  markdown.replace(/^(?<fence>```|~~~)[\s\S]*?^\k<fence>/gmu, (block) =>
    block.replace(/[^\n]/gu, ''),
  )

const exists = (path: string, { texts, paths }: Tree): boolean => {
  const folder = path === '' || path === '.' ? '' : path.replace(/\/?$/u, '/')
  if (texts.has(path) || paths.includes(path) || folder === '') return true
  return [...texts.keys(), ...paths].some((one) => one.startsWith(folder))
}

const missing = (path: string, anchor: string, tree: Tree): readonly string[] => {
  if (!exists(path, tree)) return [`${path} does not exist`]
  if (anchor === '' || anchorsOf(tree.texts.get(path) ?? '').has(anchor)) return []
  return [`${path} has no heading #${anchor}`]
}

const documents: Check = ({ text }, tree) =>
  [...text.matchAll(/(?<![\w./-])(?<path>docs\/[\w./-]*\.md)(?:#(?<anchor>[\w-]+))?/gu)].flatMap(
    ({ groups }) => missing(groups?.['path'] ?? '', groups?.['anchor'] ?? '', tree),
  )

const isMarkdown = (path: string): boolean => path.endsWith('.md')

const links: Check = ({ path, text }, tree) =>
  isMarkdown(path)
    ? [...text.matchAll(/\]\((?<target>[^\s)]+)/gu)]
        .map(({ groups }) => groups?.['target'] ?? '')
        .filter((target) => !/^[a-z]+:/iu.test(target))
        .flatMap((target) => {
          const [file = '', anchor = ''] = target.split('#')
          const to = file === '' ? path : normalize(join(dirname(path), file))
          return missing(to.replace(/\/$/u, ''), anchor, tree)
        })
    : []

const ROOTS = 'docs|frontend|functions|infra|scripts|shared'
/** `<name>` and `*` are placeholders. */
const PATH = new RegExp(`(?<![\\w./@-])(?:${ROOTS})/(?:[\\w./*-]|<[^>]*>)*[\\w/*>]`, 'gu')

const escapeDots = (path: string): string => path.replaceAll('.', '\\.')

const patternOf = (path: string): RegExp =>
  new RegExp(`^${escapeDots(path).replace(/\*+|<[^>]*>/gu, '[^/]+')}(?:/|$)`, 'u')

const matches = (path: string, { texts, paths }: Tree): boolean => {
  const pattern = patternOf(path.replace(/\/$/u, ''))
  return [...texts.keys(), ...paths].some((one) => pattern.test(one))
}

const isComment = (text: string): boolean => /^\s*(?:\/\/|\/?\*)/u.test(text)

/** Paths that documents and comments name; code names its own by imports. */
const paths: Check = ({ path, text }, tree) =>
  isMarkdown(path) || isComment(text)
    ? [...text.matchAll(PATH)]
        .map(([one]) => one)
        .filter((one) => !matches(one, tree))
        .map((one) => `${one} does not exist`)
    : []

const CHECKS: readonly Check[] = [sections, decisions, otherDocuments, documents, links, paths]

const linesOf = (path: string, text: string): readonly Line[] =>
  (isMarkdown(path) ? withoutCode(text) : text).split('\n').map((line) => ({ path, text: line }))

const numberOf = (path: string): string | undefined =>
  /^docs\/decisions\/(?<number>\d{4})-/u.exec(path)?.groups?.['number']

/** A number that two pages share refers to neither. */
const sharedNumbers = ({ texts }: Tree): readonly string[] => {
  const pages = [...texts.keys()].sort()
  return pages
    .filter((path, index) => {
      const number = numberOf(path)
      return number !== undefined && pages.slice(0, index).some((one) => numberOf(one) === number)
    })
    .map((path) => `${path}:1: another decision has this number`)
}

/** Every reference without a target, as `path:line: why`. */
export const findDanglingReferences = (tree: Tree): readonly string[] => [
  ...sharedNumbers(tree),
  ...[...tree.texts].flatMap(([path, text]) =>
    linesOf(path, text).flatMap((line, index) => {
      const reasons = new Set(CHECKS.flatMap((check) => check(line, tree)))
      return [...reasons].map((reason) => `${path}:${index + 1}: ${reason}`)
    }),
  ),
]
