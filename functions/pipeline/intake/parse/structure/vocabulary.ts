import type { Attributes } from './read-elements.ts'

/** `main` is the vocabulary of the root: RSS in RSS and RDF, Atom in Atom. */
type Vocabulary = string

const NAMESPACES: readonly (readonly [RegExp, Vocabulary])[] = [
  [/^www\.w3\.org\/2005\/atom$|^purl\.org\/atom\/ns$/, 'atom'],
  [/^purl\.org\/dc\/elements\/1\.\d$/, 'dc'],
  [/^purl\.org\/dc\/terms$/, 'dcterms'],
  [/^purl\.org\/rss\/1\.0\/modules\/content$/, 'content'],
  [/^search\.yahoo\.com\/mrss$/, 'media'],
  [/^www\.itunes\.com\/dtds\/podcast-1\.0\.dtd$/, 'itunes'],
  [/^rssnamespace\.org\/feedburner\/ext\/1\.0$/, 'feedburner'],
  [/^www\.w3\.org\/1999\/xhtml$/, 'xhtml'],
  [/^www\.w3\.org\/1999\/02\/22-rdf-syntax-ns$/, 'rdf'],
  [/^purl\.org\/(rss\/1\.0|net\/rss1\.1)$|^my\.netscape\.com\/|^backend\.userland\.com\//, 'rss'],
]

/** What prefixes mean that are declared nowhere. */
const KNOWN_PREFIXES: ReadonlyMap<string, Vocabulary> = new Map([
  ['a10', 'atom'],
  ['atom10', 'atom'],
  ...[
    'atom',
    'content',
    'dc',
    'dcterms',
    'feedburner',
    'itunes',
    'media',
    'rdf',
    'rss',
    'xhtml',
  ].map((prefix): [string, Vocabulary] => [prefix, prefix]),
])

const vocabularyOf = (uri: string): Vocabulary => {
  const name = uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/#]$/, '')
  return NAMESPACES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}

const XMLNS = 'xmlns:'
/** Different ones in a whole feed; real feeds have about ten. */
const MAX_DECLARATIONS = 1000

const splitName = (name: string): readonly [prefix: string, local: string] => {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

const ROOTS: ReadonlyMap<string, Vocabulary> = new Map([
  ['rss', 'rss'],
  ['rdf', 'rss'],
  ['feed', 'atom'],
])

interface Declaration {
  readonly uri: string
  readonly vocabulary: Vocabulary
}

/**
 * Names elements by what they mean, whatever prefix a feed uses for it: `title` in the vocabulary of the root,
 * `dc:title` in another. Prefixes that are declared nowhere have their usual meaning.
 */
export class Names {
  private readonly declared = new Map<string, Declaration>()
  private declarations = 0
  private readonly root: string
  private readonly rootPrefix: string

  /** `name` is the element's name, lower-case. Null when it is not the root of a feed. */
  static ofRoot(name: string, attributes: Attributes): Names | null {
    const [prefix, local] = splitName(name)
    const root = ROOTS.get(local)
    return root === undefined ? null : new Names(root, prefix, attributes)
  }

  private constructor(root: Vocabulary, prefix: string, attributes: Attributes) {
    this.root = root
    this.rootPrefix = prefix
    this.declare(attributes)
  }

  get isAtom(): boolean {
    return this.root === 'atom'
  }

  declare(attributes: Attributes): void {
    for (const [name, uri] of attributes)
      if (name.startsWith(XMLNS)) this.declareOne(name.slice(XMLNS.length), uri)
  }

  private declareOne(prefix: string, uri: string): void {
    if (this.declared.get(prefix)?.uri === uri || this.declarations >= MAX_DECLARATIONS) return
    this.declarations += 1
    this.declared.set(prefix, { uri, vocabulary: vocabularyOf(uri) })
  }

  meaningOf(name: string, attributes: Attributes): string {
    const [prefix, local] = splitName(name)
    const vocabulary = prefix === '' ? this.defaultOf(attributes) : this.prefixed(prefix)
    return vocabulary === 'main' ? local : `${vocabulary}:${local}`
  }

  private defaultOf(attributes: Attributes): Vocabulary {
    const uri = attributes.get('xmlns')
    return uri === undefined || uri === '' ? 'main' : this.main(vocabularyOf(uri))
  }

  private prefixed(prefix: string): Vocabulary {
    if (prefix === this.rootPrefix && this.rootPrefix !== 'rdf') return 'main'
    return this.main(this.declared.get(prefix)?.vocabulary ?? KNOWN_PREFIXES.get(prefix) ?? 'other')
  }

  private main(vocabulary: Vocabulary): Vocabulary {
    return vocabulary === this.root ? 'main' : vocabulary
  }
}
