import type { Draft } from '../drafts/index.ts'
import { blankQuotations, type Evidence } from '../facts/index.ts'
import { addressAt } from './address.ts'
import type { Finding } from './finding.ts'
import { FINDINGS } from './texts.ts'
import { quoted } from './quoted.ts'

const ADDRESS = 'eine Adresse'

type Pattern = readonly [RegExp, string]

/** What no text of an article contains, quoted or not. */
const FORBIDDEN: readonly Pattern[] = [
  [/\b[a-z][a-z+.-]*:\/\/|\bwww\.|\b(?:javascript|data|vbscript)\s*:/iu, ADDRESS],
  [/\p{L}[\w.+-]*@[\w-]+\.\w{2,}/iu, 'eine E-Mail-Adresse'],
  [/<\/?[a-z!?]|&(?:#\w+|lt|gt|amp|quot);/iu, 'Markup'],
  [/\[[^\]]*\]\(|```|\{\{|<%|\$\{/u, 'Markup'],
  [/\bon(?:error|load|click|mouseover)\s*=/iu, 'ein Skript'],
  [/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?![\n\t])\p{Cc}/u, 'unsichtbare Zeichen'],
  [/(?:[a-z0-9+/]{60,})/iu, 'eine Zeichenfolge, die kein Text ist'],
]

/** What the model must not say itself. Songs and quoted people may: "I Can't Breathe". */
const FORBIDDEN_SPEECH: readonly Pattern[] = [
  [
    /\b(?:ignor|disregard|forget|vergiss|vergesst|missachte)\w*\b.{0,40}\b(?:previous|above|prior|instruction|instructions|prompt|anweisung\w*|vorgaben|bisherige\w*|regeln|oben)\b/iu,
    'eine Anweisung',
  ],
  [
    /\b(?:system ?prompt|jailbreak|prompt injection|developer mode|you are now|du bist (?:jetzt|ab sofort|nun))\b/iu,
    'eine Anweisung',
  ],
  [
    /\b(?:as an ai|language model|sprachmodell|als (?:eine )?ki\b|ich kann (?:leider )?(?:nicht|keine)|i cannot|i can't|i'm sorry|es tut mir leid)/iu,
    'eine Antwort des Modells statt Text',
  ],
  [
    /\b(?:klick(?:e|t)? (?:hier|auf)|click here|jetzt (?:kaufen|bestellen|sichern|zuschlagen)|buy now|subscribe now|folgt uns|abonniert|überweis\w*|ruft? (?:jetzt )?an|gebt? (?:eure?|dein) passw\w*)\b/iu,
    'eine Aufforderung an Leser',
  ],
]

const textsOf = ({ title, excerpt, paragraphs, tags, bands }: Draft): string[] => [
  title,
  excerpt.text,
  ...paragraphs.flat().map(({ text }) => text),
  ...tags,
  ...bands,
]

const matchesOf = (patterns: readonly Pattern[], text: string) =>
  patterns
    .map(([pattern, what]) => ({ what, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)

/** An article must be plain text without addresses, markup, instructions or calls to action. */
export const findForbidden = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const sourceNames = new Set(evidence.map(({ sourceName }) => sourceName.toLowerCase()))
  return textsOf(draft).flatMap((text) => {
    const address = addressAt(text, sourceNames)
    const [hit] = [
      ...(address === undefined ? [] : [{ what: ADDRESS, at: address }]),
      ...matchesOf(FORBIDDEN, text),
      ...matchesOf(FORBIDDEN_SPEECH, blankQuotations(text)),
    ]
    if (!hit) return []
    const message = FINDINGS.contains(hit.what, quoted(text, hit.at))
    return [{ rule: 'content' as const, sentence: text, message }]
  })
}
