import { listSentences, type Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'
import { blankQuotations } from '../facts/quotations.ts'
import type { Finding } from './finding.ts'
import { FINDINGS } from '../texts.ts'
import { quoted } from './quoted.ts'

const ADDRESS = 'eine Adresse'

/** What no text of an article contains, quoted or not. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z+.-]*:\/\/|\bwww\.|\b(?:javascript|data|vbscript)\s*:/iu, ADDRESS],
  [/\p{L}[\w.+-]*@[\w-]+\.\w{2,}/iu, 'eine E-Mail-Adresse'],
  [/<\/?[a-z!?]|&(?:#\w+|lt|gt|amp|quot);/iu, 'Markup'],
  [/\[[^\]]*\]\(|```|\{\{|<%|\$\{/u, 'Markup'],
  [/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?![\n\t])\p{Cc}/u, 'unsichtbare Zeichen'],
]

/** What the model must not say itself. Songs and quoted people may: "Buy Now". */
const REQUEST =
  /\b(?:klick(?:e|t)? (?:hier|auf)|click here|jetzt (?:kaufen|bestellen|sichern|zuschlagen)|buy now|subscribe now|folgt uns|abonniert|überweis\w*|ruft? (?:jetzt )?an|gebt? (?:eure?|dein) passw\w*)\b/iu

const textsOf = (draft: Draft): string[] => [
  ...listSentences(draft).map(({ text }) => text),
  ...draft.tags,
  ...draft.bands,
]

/** Top-level domains that hardly ever begin a sentence after a missing space, as in "im Mai.Die Band". */
const ENDINGS = 'com|net|org|info|biz|xyz|io|ru|de|ch|eu|gg|ly|cc|tk'
/** Top-level domains that are also words. They match in lower case only, because of "in Kiel.Live". */
const WORDS =
  'at|to|me|us|uk|co|it|fr|nl|be|pl|cz|dk|se|no|li|lu|ai|tv|fm|live|app|shop|store|online|site|website|link|club|ticket|tickets|events|fans|fun|vip|top|space|world|cloud|digital|news|blog|media|music|rocks'

const NAME = '[\\p{L}\\p{N}-]'
const START = '(?<![\\p{L}\\p{N}@-])'
const PATH = '(?:\\/\\S*)?'

const ADDRESSES = [
  new RegExp(`${START}(?:${NAME}+\\.)+(?:${ENDINGS})(?![\\p{L}\\p{N}_])${PATH}`, 'giu'),
  new RegExp(
    `${START}(?:${NAME}+\\.)*${NAME}{2,}\\.(?:${WORDS})(?![\\p{L}\\p{N}_]|\\.\\p{L})${PATH}`,
    'gu',
  ),
  new RegExp(`${START}(?:${NAME}+\\.)+(?:${WORDS})\\/[\\p{L}\\p{N}]`, 'gu'),
]

/** The position of the first web address that is not the name of a source, such as "metal.de". */
const addressAt = (text: string, sourceNames: ReadonlySet<string>): number | undefined =>
  ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)]).find(
    ([address]) => !sourceNames.has(address.toLowerCase()),
  )?.index

const hitIn = (text: string, sourceNames: ReadonlySet<string>) =>
  [
    { what: ADDRESS, at: addressAt(text, sourceNames) ?? -1 },
    ...FORBIDDEN.map(([pattern, what]) => ({ what, at: text.search(pattern) })),
    { what: 'eine Aufforderung an Leser', at: blankQuotations(text).search(REQUEST) },
  ].find(({ at }) => at >= 0)

/** An article must be plain text without addresses, markup or requests to readers. */
export const findForbidden = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const sourceNames = new Set(evidence.map(({ sourceName }) => sourceName.toLowerCase()))
  return textsOf(draft).flatMap((text) => {
    const hit = hitIn(text, sourceNames)
    if (!hit) return []
    const message = FINDINGS.contains(hit.what, quoted(text, hit.at))
    return [{ rule: 'content' as const, sentence: text, message }]
  })
}
