import { canonicalUrl } from '#platform/outbound/canonical-url.ts'
import type { Block, Run } from './read-blocks.ts'

/** The page that the text is from. */
export interface Page {
  /** Its address. */
  readonly url: URL
  /** The site of the feed, when it states one: links of items can lead through another. */
  readonly site: URL | null
}

/** `own`: the page itself, `home`: the front page of its site, `site`: another page of it, `share`: nowhere to read. */
type Target = 'own' | 'home' | 'site' | 'share' | 'elsewhere'

interface Link {
  readonly target: Target
  readonly letters: number
  /** Of so many words that it is a title. */
  readonly isTitle: boolean
}

const TITLE_WORDS = 4

const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

const isHome = ({ pathname, search }: URL): boolean => pathname === '/' && search === ''

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type TargetOf = (href: string) => Target

/** Where links of a page lead; remembers them, because a page has the same ones often. */
const targetsOf = ({ url, site }: Page): TargetOf => {
  const own = canonicalUrl(url)
  const sites = [url, ...(site ? [site] : [])].map(hostOf)
  const shared = isHome(url) ? undefined : `${hostOf(url)}${url.pathname}`
  const judge = (href: string): Target => {
    const to = href === '' || href.startsWith('#') ? null : URL.parse(href, url)
    if (!to || !/^https?:$/.test(to.protocol)) return 'share'
    if (canonicalUrl(to) === own) return 'own'
    if (sites.includes(hostOf(to))) return isHome(to) ? 'home' : 'site'
    // Buttons that pass the page on carry its address.
    return shared !== undefined && decoded(to.search).includes(shared) ? 'share' : 'elsewhere'
  }
  const known = new Map<string, Target>()
  return (written) => {
    const href = written.trim()
    const target = known.get(href) ?? judge(href)
    known.set(href, target)
    return target
  }
}

const ENTITY = /&#?\w{1,10};/g

const plain = (text: string, by: string): string =>
  text.includes('&') ? text.replace(ENTITY, by) : text

/** Not exact, because it only compares lengths: everything beyond Latin punctuation counts. */
const isLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code > 0xbf

const lettersIn = (text: string): number => {
  const bare = plain(text, '')
  let letters = 0
  for (let index = 0; index < bare.length; index++)
    if (isLetter(bare.charCodeAt(index))) letters += 1
  return letters
}

const wordsIn = (text: string): number =>
  plain(text, ' ')
    .split(/\s+/)
    .filter((word) => lettersIn(word) > 0).length

/** Neighbouring runs of one link are one: a part of it can be bold. */
const linksOf = (runs: readonly Run[], targetOf: TargetOf): readonly Link[] => {
  const links: { href: string; text: string }[] = []
  let last: string | undefined
  for (const { href, text } of runs) {
    const open = href !== undefined && href === last ? links.at(-1) : undefined
    if (open) open.text += text
    else if (href !== undefined) links.push({ href, text })
    last = href
  }
  return links.map(({ href, text }) => ({
    target: targetOf(href),
    letters: lettersIn(text),
    isTitle: wordsIn(text) >= TITLE_WORDS,
  }))
}

const HALF = 0.5
const ALL = 0.9

/**
 * Whether a block only leads on: links without a text around them, the title of another story, buttons that share,
 * and "appeared first on", which names page and site. Links to elsewhere are part of a story (tickets, a video).
 */
const leadsOn = (runs: readonly Run[], targetOf: TargetOf): boolean => {
  if (!runs.some(({ href }) => href !== undefined)) return false
  const links = linksOf(runs, targetOf)
  const inside = links.filter(({ target }) => target !== 'elsewhere')
  const all = lettersIn(runs.map(({ text }) => text).join(''))
  const shareOf = (some: readonly Link[]): number =>
    some.reduce((sum, { letters }) => sum + letters, 0) / Math.max(all, 1)
  const has = (target: Target): boolean => links.some((link) => link.target === target)
  if (inside.length === 0) return false
  return (
    shareOf(inside) >= ALL ||
    (has('own') && has('home')) ||
    (has('share') && shareOf(inside) >= HALF) ||
    shareOf(inside.filter(({ isTitle, target }) => isTitle && target !== 'share')) >= HALF
  )
}

/** "By" and the author, "Tags" and the tags. */
const isMostlyAside = ({ runs }: Block): boolean => {
  const lettersOf = (some: readonly Run[]): number =>
    lettersIn(some.map(({ text }) => text).join(''))
  if (!runs.some(({ isAside }) => isAside)) return false
  const aside = lettersOf(runs.filter(({ isAside }) => isAside))
  return aside > 0 && aside >= HALF * lettersOf(runs)
}

/** Without a link to the page itself at the end: "read on". */
const withoutReadOn = (runs: readonly Run[], targetOf: TargetOf): readonly Run[] => {
  const last = runs.findLastIndex(({ text }) => lettersIn(text) > 0)
  const { href } = runs[last] ?? {}
  if (href === undefined || targetOf(href) !== 'own') return runs
  const start = runs.findLastIndex((run, index) => index < last && run.href !== href)
  return runs.slice(0, start + 1)
}

const HEADING_LETTERS = 80

/** A heading, also one that is written as a bold paragraph or ends with a colon. */
const isHeading = ({ isHeading: isElement, runs }: Block): boolean => {
  if (isElement) return true
  const text = runs.map((run) => run.text).join('')
  const isBold = runs.every((run) => run.isBold || lettersIn(run.text) === 0)
  return lettersIn(text) <= HEADING_LETTERS && (isBold || /:\s*$/.test(text))
}

/** A heading that links to another story: the blocks after it belong to that story. */
const isTeaser = (block: Block, targetOf: TargetOf): boolean =>
  block.isHeading &&
  linksOf(block.runs, targetOf).some(({ target, isTitle }) => target === 'site' && isTitle)

type Judged = Block & { readonly isKept: boolean }

/** A teaser ends at the next heading, or with the element around it. */
const withoutTeasers = (blocks: readonly Judged[], targetOf: TargetOf): readonly Judged[] => {
  let depth = Infinity
  return blocks.map((block) => {
    if (block.isHeading || block.depth < depth) depth = Infinity
    const isInTeaser = block.depth >= depth
    if (isTeaser(block, targetOf)) depth = block.depth
    return isInTeaser ? { ...block, isKept: false } : block
  })
}

/** A heading is removed together with the blocks below it. */
const withoutEmptyHeadings = (blocks: readonly Judged[]): readonly Judged[] => {
  let isFollowed: boolean | null = null
  return blocks
    .toReversed()
    .map((block) => {
      if (!isHeading(block)) {
        isFollowed = isFollowed === true || block.isKept
        return block
      }
      const isKept = block.isKept && isFollowed !== false
      isFollowed = null
      return { ...block, isKept }
    })
    .toReversed()
}

/**
 * The blocks of a story without what its page adds: navigation, lists of links, teasers to other stories, the box about
 * the author, buttons that share, "appeared first on". All of them when nothing else would remain.
 */
export const storyBlocks = (blocks: readonly Block[], page: Page): readonly Block[] => {
  const targetOf = targetsOf(page)
  const judged = blocks.map((block): Judged => {
    const runs = block.runs.filter(({ isAside }) => !isAside)
    const isKept = !isMostlyAside(block) && !leadsOn(runs, targetOf)
    return { ...block, runs: withoutReadOn(runs, targetOf), isKept }
  })
  const kept = withoutEmptyHeadings(withoutTeasers(judged, targetOf)).filter(({ isKept }) => isKept)
  return kept.some(({ runs }) => runs.some(({ text }) => lettersIn(text) > 0)) ? kept : blocks
}
